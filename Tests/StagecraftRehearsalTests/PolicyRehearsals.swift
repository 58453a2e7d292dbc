import Testing

/// The rehearsals of all policies, one after the other, since each has the main queue for itself.
@Suite("Request policies", .serialized) enum PolicyRehearsals {}
