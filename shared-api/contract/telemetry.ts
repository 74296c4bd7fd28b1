import { type Static, Type } from 'typebox';
import { Nothing, Optional, strict } from './atoms';
import { defineCalls } from './call';

const Milliseconds = Optional(Type.Integer({ minimum: 0, maximum: 1e9 }));

/** How the shell came by a remote: for the log, and for whoever asks with `?trace`. */
export const RemoteTrace = strict({
  why: Optional(
    Type.Enum(['live', 'gradual', 'fallback', 'override'], {
      description: 'Why this release: `fallback` is the last one that worked in this browser',
    }),
  ),
  age: Optional(
    Type.Integer({
      minimum: -1e10,
      maximum: 1e10,
      description: 'Seconds since the release was made',
    }),
  ),
  integrity: Optional(Type.Boolean({ description: 'Whether its entry has passed its integrity check' })),
  pointer: Milliseconds,
  entry: Milliseconds,
  app: Milliseconds,
  retries: Type.Integer({ minimum: 0, maximum: 1e6 }),
  at: Type.Integer({
    minimum: 0,
    maximum: 1e12,
    description: 'Milliseconds from the document’s start to the end of the last of these steps',
  }),
});
export type RemoteTrace = Static<typeof RemoteTrace>;

export const RemoteFault = strict({
  remote: Type.String({ maxLength: 60 }),
  version: Optional(Type.String({ maxLength: 60 })),
  build: Optional(Type.String({ pattern: '^[A-Za-z0-9_]{1,60}$' })),
  cause: Type.Enum(['unreachable', 'incompatible', 'crashed', 'noSuchPage']),
  detail: Optional(Type.String({ maxLength: 500 })),
  trace: Optional(RemoteTrace),
});
export type RemoteFault = Static<typeof RemoteFault>;

export const telemetryCalls = defineCalls({
  'POST /api/v1/Telemetry/remotes': {
    summary: 'A browser tells that a page of a remote could not be shown; it goes to the log.',
    access: 'anyone',
    body: RemoteFault,
    replies: { 204: Nothing },
    errors: ['tooManyRequests'],
  },
});
