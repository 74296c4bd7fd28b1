// Only what hangs reaches this limit: a busy machine is not a bug, and waiting has limits of its own.
jest.setTimeout(600_000);
