// Only a test that hangs reaches this limit: a busy machine is not a bug, and each wait has its own limit.
jest.setTimeout(600_000);
