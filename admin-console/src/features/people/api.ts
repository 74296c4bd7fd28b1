import {
  ApiError,
  type CallInput,
  call,
  defineMutation,
  listQueryOf,
  queryOf,
  type Season,
  SeasonStatus,
  type UserChange,
} from 'shared-api';

/** What a person changes: their pass, their places, what they owe, their transfers' names. */
const changes = [
  'users',
  'subscriptions',
  'seasons',
  'sessions',
  'payments',
  'transfers',
  'communication',
] as const;

/** One user. */
export const userQuery = (id: string) =>
  queryOf(['users', 'one', id], 'GET /api/v1/Users/{id}', { params: { id } });

/** Somebody's subscriptions that are not over, newest first. */
export const subscriptionsOfQuery = (userId: string) =>
  listQueryOf(['subscriptions', userId], 'GET /api/v1/SeasonSubscriptions', {
    query: { userId, status: SeasonStatus.Active, pageSize: 100 },
  });

/** The current season, or null when there is none (a 404). */
export const currentSeasonQuery = () => ({
  queryKey: ['seasons', 'current'],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Season | null> =>
    call('GET /api/v1/Seasons/current', { signal }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
});

/** A user's current state, bypassing caches. */
export const findUser = (id: string) => call('GET /api/v1/Users/{id}', { params: { id } });
export const createUser = defineMutation('POST /api/v1/Users/create-user', { changes });
export const updateUser = defineMutation('PUT /api/v1/Users/{id}', { changes });
export const mergeUsers = defineMutation('POST /api/v1/Users/merge', { changes });
export const deleteUser = defineMutation('DELETE /api/v1/Users/{id}', { changes });
export const mailResetLink = defineMutation('POST /Users/{id}/reset-password', {
  changes: ['communication'],
});
/** Logs a user out everywhere. */
export const endLoginsOf = defineMutation('DELETE /api/v1/Users/{id}/logins', { changes: ['logins'] });
/** The number of people whom a change of a user would e-mail. */
export const countUserRecipients = async (id: string, body: UserChange): Promise<number> =>
  (await call('POST /api/v1/Users/{id}/recipients', { params: { id }, body })).people;
/** The number of people whom deleting some users would e-mail. */
export const countRemovalRecipients = async (ids: string[]): Promise<number> =>
  (await call('POST /api/v1/Users/recipients', { body: { ids } })).people;

/** A list in base64, and what has been said of it. */
export type InvitationSaid = CallInput<'POST /api/v1/Users/invitations/preview'>['body'];

/** What a list says, and what would become of each line. */
export const previewInvitations = (body: InvitationSaid) =>
  call('POST /api/v1/Users/invitations/preview', { body });
/** Opens accounts for those who have none, and mails each their link. */
export const invitePeople = defineMutation('POST /api/v1/Users/invitations', {
  changes: ['users', 'settings'],
});
