import type { GradualRelease, Pointer, ReleasePointer } from 'shared-api';
import { incompatibilityOf } from './compatibility';

const key = 'release-seed';

/** A random number of this browser, never sent anywhere; undefined where it cannot be stored. */
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
 * This browser's position for a build, from 0 to 99 (FNV-1a): stable, so that it keeps a build while its
 * traffic grows, and different for the next build, so that the same browsers are not always first.
 */
const rolloutPositionOf = (seedOfBrowser: string, build: string): number => {
  let hash = 0x811c9dc5;
  for (const character of `${seedOfBrowser} ${build}`)
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash % 100;
};

const isForThisBrowser = ({ build, enabled, traffic, ...next }: GradualRelease): boolean => {
  const seedOfBrowser = seed();
  return (
    seedOfBrowser !== undefined &&
    enabled &&
    !incompatibilityOf(next) &&
    rolloutPositionOf(seedOfBrowser, build) < traffic
  );
};

/** The releases that this browser may load, in the order in which it tries them. */
export const releasesFor = ({ next, ...live }: Pointer): ReleasePointer[] =>
  next && live.enabled && isForThisBrowser(next) ? [next, live] : [live];
