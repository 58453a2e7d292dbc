#if canImport(Combine)
/// On Apple systems published state is Combine's own. Elsewhere the files of this folder stand in for
/// the part of it that presentation logic needs, under the same names.
@_exported import Combine
#endif
