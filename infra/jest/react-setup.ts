import * as React from 'react';

// React captures a stack for each created element, up to a limit, so that a warning can say where. Here its counter
// is always over the limit: that saves a fourteenth of the tests' time, and a warning still fails a test.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] ?? {};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
