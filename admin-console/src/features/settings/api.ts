import { ApiError, type CallInput, defineMutation, queryOf, read, type Settings, shown } from 'shared-api';

/** What the club's settings change: also when answers close, and what a session lacks. */
const changes = ['settings', 'sessions', 'payments'] as const;

/** Settings and system figures. */
export const settingsQuery = () => queryOf(['settings'], 'GET /api/v1/Settings', {});

const change = defineMutation('PUT /api/v1/Settings', {
  changes,
  answers: (saved) => [shown(settingsQuery(), saved)],
});

type Change = CallInput<'PUT /api/v1/Settings'>['body'];

/** What was sent last, when its reply was lost. */
let lost: Change | undefined;

const send = async (body: Change): Promise<Settings> => {
  try {
    const saved = await change({ body });
    lost = undefined;
    return saved;
  } catch (error) {
    const outcome = error instanceof ApiError ? error.outcome : undefined;
    if (outcome !== 'unsent') lost = outcome && body;
    throw error;
  }
};

const isSame = ({ version: _, ...one }: Change, { version: __, ...other }: Change): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves, also over the person's own save whose reply was lost: the same again gets that one's reply, and where somebody
 * else has saved instead, it is refused.
 * @throws {ApiError} `changedMeanwhile` when somebody else has saved since the version that the page has read
 */
export const saveSettings = async ({ body }: { body: Change }): Promise<Settings> => {
  if (!lost) return send(body);
  if (isSame(lost, body)) return send(lost);
  const { version } = await read({ ...settingsQuery(), staleTime: 0 });
  return send({ ...body, version: version === lost.version ? version : (await send(lost)).version });
};
export const saveLogo = defineMutation('PUT /api/v1/Settings/logo', { changes: ['settings'] });
export const removeLogo = defineMutation('DELETE /api/v1/Settings/logo', { changes: ['settings'] });
export const closeFirstSteps = defineMutation('DELETE /api/v1/Settings/first-steps', {
  changes: ['settings'],
  answers: (saved) => [shown(settingsQuery(), saved)],
});
