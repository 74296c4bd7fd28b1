// The machine may be busy; a test that hangs still ends.
jest.setTimeout(60_000);
