import { type Static, Type } from 'typebox';
import { Nothing, Optional, strict } from './atoms';
import { defineCalls } from './call';

export const RemoteFault = strict({
  remote: Type.String({ maxLength: 60 }),
  version: Optional(Type.String({ maxLength: 60 })),
  build: Optional(Type.String({ pattern: '^[A-Za-z0-9_]{1,60}$' })),
  cause: Type.Enum(['unreachable', 'incompatible', 'crashed', 'noSuchPage']),
  detail: Optional(Type.String({ maxLength: 500 })),
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
