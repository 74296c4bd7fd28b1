import { type CallInput, call, defineMutation } from 'shared-api';

/** A list in base64, and what has been said of it. */
export type Said = CallInput<'POST /api/v1/Users/invitations/preview'>['body'];

/** What a list says, and what would become of each line. */
export const previewInvitations = (body: Said) => call('POST /api/v1/Users/invitations/preview', { body });
/** Opens accounts for those who have none, and mails each their link. */
export const invitePeople = defineMutation('POST /api/v1/Users/invitations', {
  changes: ['users', 'settings'],
});
