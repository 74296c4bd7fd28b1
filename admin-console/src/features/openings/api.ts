import { type CallInput, call, defineMutation, queryOf } from 'shared-api';

/** A list in base64, and what has been said of it. */
export type Said = CallInput<'POST /api/v1/Openings/preview'>['body'];

/** What was brought in, newest first. */
export const openingsQuery = () => queryOf(['payments', 'openings'], 'GET /api/v1/Openings', {});
/** What a list of balances says, and what would become of each line. */
export const previewOpenings = (body: Said) => call('POST /api/v1/Openings/preview', { body });
/** Enters the new lines of a list. */
export const bringOpenings = defineMutation('POST /api/v1/Openings', { changes: ['payments', 'users'] });
/** Takes back what was brought in together. */
export const takeOpeningsBack = defineMutation('POST /api/v1/Openings/{id}/take-back', {
  changes: ['payments', 'users'],
});
