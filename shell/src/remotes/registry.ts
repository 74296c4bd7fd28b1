import { type Pointer, type ReleasePointer, readStored, store } from 'shared-api';
import { releasesFor } from './gradual';
import { parsePointer } from './pointer';
import type { Trace } from './trace';

/** Milliseconds after which the last release that worked is used; without one, the page waits longer. */
const pointerLimits = { known: 3000, unknown: 10_000 };

const fallbackKey = (remote: string): string => `remote:${remote}`;

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

const fetchPointer = async (remote: string, limit: number): Promise<Pointer | undefined> => {
  try {
    const reply = await fetch(`/registry/${remote}.json`, { signal: AbortSignal.timeout(limit) });
    return reply.ok ? parsePointer(parseJson(await reply.text())) : undefined;
  } catch {
    return undefined;
  }
};

/** Remembers a release that works, for when the registry cannot be reached. */
export const rememberFallback = (remote: string, pointer: ReleasePointer): void => {
  store(fallbackKey(remote), JSON.stringify(pointer));
};

/**
 * The releases of a remote for this browser, in the order in which they are tried: the gradual one, if the browser is
 * in its traffic, then the live one. When the registry is down, slow or invalid, the last release that worked in this
 * browser: old builds are kept, so it still loads.
 * @param trace where it is noted that it is that one
 */
export const currentReleases = async (remote: string, trace?: Trace): Promise<ReleasePointer[]> => {
  const known = parsePointer(parseJson(readStored(fallbackKey(remote))));
  const live = await fetchPointer(remote, pointerLimits[known ? 'known' : 'unknown']);
  if (trace && known && !live) trace.why = 'fallback';
  const pointer = live ?? known;
  return pointer ? releasesFor(pointer) : [];
};
