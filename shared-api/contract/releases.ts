import { type Static, Type } from 'typebox';
import { Count, Instant, Nothing, Nullable, Optional, strict } from './atoms';
import { defineCalls } from './call';

/** Names in the registry (docs/architecture.md); they cannot lead out of a folder. */
const AppName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,59}$' });
const BuildId = Type.String({ pattern: '^[A-Za-z0-9_]{1,60}$' });

export const RemoteFault = strict({
  remote: Type.String({ maxLength: 60 }),
  version: Optional(Type.String({ maxLength: 60 })),
  build: Optional(BuildId),
  cause: Type.Enum(['unreachable', 'incompatible', 'crashed', 'noSuchPage']),
  detail: Optional(Type.String({ maxLength: 500 })),
});
export type RemoteFault = Static<typeof RemoteFault>;

export const PageViews = strict({
  views: Type.Array(
    strict({ app: AppName, build: BuildId, views: Type.Integer({ minimum: 1, maximum: 100 }) }),
    { minItems: 1, maxItems: 10 },
  ),
});
export type PageViews = Static<typeof PageViews>;

export const Release = strict({
  version: Type.String(),
  build: Type.String(),
  releasedAt: Instant,
  releasedBy: Type.String(),
  reason: Nullable(Type.String({ description: 'why the server went back to it, in its log’s words' })),
  isLive: Type.Boolean(),
  share: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: 'of a hundred browsers, so many get it now; both where one is released gradually',
  }),
  wasWithdrawn: Type.Boolean({ description: 'the server has gone back from it' }),
  views: Count,
  failures: Count,
});
export type Release = Static<typeof Release>;

/** A build visible to everybody with its link, until it expires; the link's secret is not stored. */
export const RunningPreview = strict({
  id: Type.String(),
  version: Type.String(),
  build: Type.String(),
  createdAt: Instant,
  createdBy: Type.String(),
  expiresAt: Instant,
  adminsOnly: Type.Boolean(),
});
export type RunningPreview = Static<typeof RunningPreview>;

/** The release that a browser with a preview loads instead of the live one. */
export const Preview = strict({
  app: AppName,
  release: Type.Unknown({ description: 'as `/registry/<app>.json` has the live one' }),
  expiresAt: Instant,
});
export type Preview = Static<typeof Preview>;

export const Releases = strict({
  canRollBack: Type.Boolean({ description: 'whether this server may write where releases are published' }),
  apps: Type.Array(
    strict({ app: Type.String(), releases: Type.Array(Release), previews: Type.Array(RunningPreview) }),
  ),
});
export type Releases = Static<typeof Releases>;

export const releaseCalls = defineCalls({
  'POST /api/v1/Telemetry/remotes': {
    summary:
      'A browser tells that a page of a remote could not be shown; it goes to the log. A member’s is counted with the release, once a day.',
    access: 'anyone',
    body: RemoteFault,
    replies: { 204: Nothing },
    errors: ['tooManyRequests'],
  },
  'POST /api/v1/Telemetry/views': {
    summary:
      'A browser tells how many pages of which release it has opened since it last did. Counted are releases that are kept, of each member fifty pages a day; a visitor’s are not.',
    access: 'anyone',
    body: PageViews,
    replies: { 204: Nothing },
    errors: ['tooManyRequests'],
  },
  'GET /api/v1/Releases': {
    summary:
      'Every app’s live release first, then the last ones that are kept, with what members’ browsers reported of them in five weeks; and its previews.',
    access: 'admin',
    replies: { 200: Releases },
  },
  'GET /api/v1/Releases/preview': {
    summary:
      'What a preview’s link opens, while it lasts. Of one that has expired or was withdrawn no more is said than of one that never was.',
    access: 'anyone',
    query: strict({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) }),
    replies: { 200: Preview },
    errors: ['notFound', 'previewForAdmins', 'tooManyRequests'],
  },
  'POST /api/v1/Releases/{app}/rollback': {
    summary:
      'Makes a kept release live again. `from` is the build that the caller saw live, or the one that is released gradually: going back from that to the live one ends it.',
    access: 'admin',
    params: strict({ app: AppName }),
    body: strict({ from: BuildId, to: BuildId }),
    replies: { 204: Nothing },
    errors: ['releaseReadOnly', 'notFound', 'changedMeanwhile', 'releaseUnfit'],
  },
});
