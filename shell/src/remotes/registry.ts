import type { Pointer, ReleasePointer } from 'shared-api';
import { releasesFor } from './gradual';
import { parsePointer } from './pointer';
import { previewOf } from './preview';

/** A registry that does not answer within this time is treated as one that cannot be reached. */
const pointerLimit = 3000;

const lastGoodKey = (remote: string): string => `remote:${remote}`;

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

const fetchPointer = async (remote: string): Promise<Pointer | undefined> => {
  try {
    const reply = await fetch(`/registry/${remote}.json`, { signal: AbortSignal.timeout(pointerLimit) });
    return reply.ok ? parsePointer(parseJson(await reply.text())) : undefined;
  } catch {
    return undefined;
  }
};

/** Remembers a release that has just been shown to work, for the day when the registry cannot be reached. */
export const rememberPointer = (remote: string, pointer: ReleasePointer): void => {
  try {
    localStorage.setItem(lastGoodKey(remote), JSON.stringify(pointer));
  } catch {
    // A full or forbidden storage costs the fallback, nothing else.
  }
};

/**
 * Asks which releases of a remote are for this browser, in the order in which they are tried: the one that is previewed here;
 * or the one that it is among the first to get, then the live one. When the registry is down, slow or answers nonsense, the
 * last release that worked in this browser is taken: old builds are kept, so it still loads.
 */
export const currentReleases = async (remote: string): Promise<ReleasePointer[]> => {
  const preview = previewOf(remote);
  if (preview) return [preview];
  const pointer =
    (await fetchPointer(remote)) ?? parsePointer(parseJson(localStorage.getItem(lastGoodKey(remote))));
  return pointer ? releasesFor(pointer) : [];
};
