import { ApiError, type CallInput, defineMutation, queryOf, read, type Settings, shown } from 'shared-api';

/** What the club's settings change: also when answers close, and what a session lacks. */
const changes = ['settings', 'sessions', 'payments'] as const;

/** Settings and system figures. */
export const settingsQuery = () => queryOf(['settings'], 'GET /api/v1/Settings', {});

const change = defineMutation('PUT /api/v1/Settings', {
  changes,
  answers: (saved) => [shown(settingsQuery(), saved)],
});

/** What was sent last, when its reply was lost. */
let lost: CallInput<'PUT /api/v1/Settings'>['body'] | undefined;

/**
 * Saves over the person's own: if a save without a reply has made the newer version, the same again gets that save's
 * reply, and otherwise can change nothing any more.
 */
const overOwn = async (body: NonNullable<typeof lost>): Promise<typeof body> => {
  if (!lost || lost.version !== body.version || JSON.stringify(lost) === JSON.stringify(body)) return body;
  const { version } = await read({ ...settingsQuery(), staleTime: 0 });
  return version === lost.version ? body : { ...body, version: (await change({ body: lost })).version };
};

/** @throws {ApiError} `changedMeanwhile` when somebody else has saved since the version that the page has read */
export const saveSettings = async ({ body }: CallInput<'PUT /api/v1/Settings'>): Promise<Settings> => {
  const sent = await overOwn(body);
  try {
    const saved = await change({ body: sent });
    lost = undefined;
    return saved;
  } catch (error) {
    if (error instanceof ApiError && error.outcome === 'lost') lost = sent;
    throw error;
  }
};
export const saveLogo = defineMutation('PUT /api/v1/Settings/logo', { changes: ['settings'] });
export const removeLogo = defineMutation('DELETE /api/v1/Settings/logo', { changes: ['settings'] });
export const closeFirstSteps = defineMutation('DELETE /api/v1/Settings/first-steps', {
  changes: ['settings'],
  answers: (saved) => [shown(settingsQuery(), saved)],
});
