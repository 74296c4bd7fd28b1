import type { InvitationPreview } from 'shared-api';

/** What became known of a list, unless it has been changed since. */
export const previewOf = (list: string, checked: InvitationPreview | undefined) =>
  checked?.text.trim() === list.trim() ? checked : undefined;

/** Those on a list who get an invitation. */
export const peopleToInvite = ({ people }: InvitationPreview) =>
  people
    .filter(({ fate }) => fate === 'new')
    .map(({ firstName, lastName, email, language }) => ({ firstName, lastName, email, language }));
