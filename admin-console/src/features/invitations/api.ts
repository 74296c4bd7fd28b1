import { call, defineMutation } from 'shared-api';

/** What a list says, and what would become of each line. @param content in base64 */
export const previewInvitations = (content: string) =>
  call('POST /api/v1/Users/invitations/preview', { body: { content } });
/** Opens accounts for those who have none, and mails each their link. */
export const invitePeople = defineMutation('POST /api/v1/Users/invitations', {
  changes: ['users', 'settings'],
});
