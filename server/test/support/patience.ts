// Generous for a busy machine; a test that hangs still ends.
jest.setTimeout(60_000);
