import Testing

/// The rehearsals of all policies, one after the other: each waits for the main queue with its thread, and
/// where all threads wait, none is left to serve that queue.
@Suite("Request policies", .serialized) enum PolicyRehearsals {}
