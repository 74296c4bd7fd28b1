import { type CallInput, call, defineMutation, queryOf } from 'shared-api';

/** A list in base64, and what has been said of it. */
export type Said = CallInput<'POST /api/v1/SeasonSubscriptions/imports/preview'>['body'];

const changes = ['seasons', 'payments', 'users', 'sessions'] as const;

/** What was brought in, newest first. */
export const importsQuery = () =>
  queryOf(['seasons', 'imports'], 'GET /api/v1/SeasonSubscriptions/imports', {});
/** What a list of passes says, and what would become of each line. */
export const previewPasses = (body: Said) =>
  call('POST /api/v1/SeasonSubscriptions/imports/preview', { body });
/** Enters the new passes of a list. */
export const bringPasses = defineMutation('POST /api/v1/SeasonSubscriptions/imports', { changes });
/** Takes back what was brought in together. */
export const takePassesBack = defineMutation('POST /api/v1/SeasonSubscriptions/imports/{id}/take-back', {
  changes,
});
