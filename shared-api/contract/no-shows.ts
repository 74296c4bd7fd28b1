import type { Static } from 'typebox';
import { ById, Count, Instant, Nullable, strict, VisibleText } from './atoms';
import { defineCalls } from './call';
import { rules } from './rules';

export const NoShows = strict(
  {
    count: Count,
    limit: Count,
    until: Nullable(Instant),
  },
  'Sessions missed within 60 days; from how many on one may, until then, say yes only in the last 24 hours (0: there is no such rule)',
);
export type NoShows = Static<typeof NoShows>;

export const noShowCalls = defineCalls({
  'GET /api/v1/Attendance/no-shows': {
    summary: 'How the caller stands with the no-show rule.',
    access: 'player',
    followed: true,
    replies: { 200: NoShows },
  },
  'GET /api/v1/Users/{id}/no-shows': {
    summary: 'How somebody stands with the no-show rule.',
    access: 'admin',
    params: ById,
    replies: { 200: NoShows },
    errors: ['userNotFound'],
  },
  'DELETE /api/v1/Users/{id}/no-shows': {
    summary: 'Lets somebody off what they missed until now.',
    access: 'admin',
    repeatable: true,
    params: ById,
    body: strict({ reason: VisibleText(rules.notes.max) }),
    replies: { 200: NoShows },
    errors: ['userNotFound'],
  },
});
