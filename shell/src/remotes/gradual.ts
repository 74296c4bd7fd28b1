import type { GradualRelease, Pointer, ReleasePointer } from 'shared-api';
import { refusal } from './compatibility';

const key = 'release-seed';

/** Drawn once in each browser and told to nobody; nothing where it cannot be kept. */
const seed = (): string | undefined => {
  try {
    const kept = localStorage.getItem(key) ?? String(Math.random());
    localStorage.setItem(key, kept);
    return kept;
  } catch {
    return undefined;
  }
};

/**
 * Where this browser stands among a hundred, from 0 to 99, for one build (FNV-1a): always at the same place, so that it keeps
 * a build while its share grows, and at another one for the next build, so that not always the same are first.
 */
const placeOf = (own: string, build: string): number => {
  let hash = 0x811c9dc5;
  for (const sign of `${own} ${build}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return hash % 100;
};

const isForThis = ({ build, enabled, share, ...next }: GradualRelease): boolean => {
  const own = seed();
  return own !== undefined && enabled && !refusal(next) && placeOf(own, build) < share;
};

/** The releases that this browser may load, in the order in which it tries them. */
export const releasesFor = ({ next, ...live }: Pointer): ReleasePointer[] =>
  next && live.enabled && isForThis(next) ? [next, live] : [live];
