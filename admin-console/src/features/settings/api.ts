import { ApiError, type CallInput, defineMutation, read, type Settings, shown } from 'shared-api';
import { settingsQuery } from '../../layout/api';

/** What the club's settings change: also when answers close, and what a session lacks. */
const changes = ['settings', 'sessions', 'payments'] as const;

const change = defineMutation('PUT /api/v1/Settings', {
  changes,
  answers: (saved) => [shown(settingsQuery(), saved)],
});

type Change = CallInput<'PUT /api/v1/Settings'>['body'];

/** What was sent last, when its reply was lost, and what had been typed. */
let lost: { typed: Change; sent: Change } | undefined;

const send = async (sent: Change, typed: Change): Promise<Settings> => {
  try {
    const saved = await change({ body: sent });
    lost = undefined;
    return saved;
  } catch (error) {
    const outcome = error instanceof ApiError ? error.outcome : undefined;
    if (outcome !== 'unsent') lost = outcome && { typed, sent };
    throw error;
  }
};

const isSame = ({ version: _, ...one }: Change, { version: __, ...other }: Change): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves, also over the person's own save whose reply was lost: the same again gets that one's reply, and where somebody
 * else has saved instead, it is refused.
 * @param body what is typed, as it is sent
 * @param typed the same without what follows from it
 * @throws {ApiError} `changedMeanwhile` when somebody else has saved since the version that the page has read
 */
export const saveSettings = async (body: Change, typed: Change): Promise<Settings> => {
  if (!lost) return send(body, typed);
  if (isSame(lost.typed, typed)) return send(lost.sent, typed);
  const before = lost;
  const { version } = await read({ ...settingsQuery(), staleTime: 0 });
  const isMade = version !== before.sent.version;
  return send(
    { ...body, version: isMade ? (await send(before.sent, before.typed)).version : version },
    typed,
  );
};
export const saveLogo = defineMutation('PUT /api/v1/Settings/logo', { changes: ['settings'] });
export const removeLogo = defineMutation('DELETE /api/v1/Settings/logo', { changes: ['settings'] });
export const openClub = defineMutation('POST /api/v1/Settings/opening', {
  changes: ['settings', 'users'],
  answers: (saved) => [shown(settingsQuery(), saved)],
});
export const closeFirstSteps = defineMutation('DELETE /api/v1/Settings/first-steps', {
  changes: ['settings'],
  answers: (saved) => [shown(settingsQuery(), saved)],
});
