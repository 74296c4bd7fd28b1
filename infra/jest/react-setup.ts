import * as React from 'react';

// React takes an error's stack for each element that is made, so that a warning can say where; what counts how many it has
// taken says here that it has had enough. That is a fourteenth of the tests' time, and a warning fails a test without it, too.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] ?? {};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
