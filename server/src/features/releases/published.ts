import type { PublishedRelease } from '../../../../infra/registry/record';
import type { Services } from '../../services';
import type { Build } from './store';

/** How long a listing of the published builds is valid, and how long when a build is missing from it. */
const [freshMs, leastMs] = [30_000, 100];

/** Knows which builds are kept, without reading the site for each of a browser's reports. */
export interface KnownBuilds {
  has(build: Build): Promise<boolean>;
}

/** Lists the published builds at intervals: strangers can name builds, but they cannot add any. */
export function knownBuilds({ releases, clock }: Pick<Services, 'releases' | 'clock'>): KnownBuilds {
  let seen: Promise<string[]> = Promise.resolve([]);
  let seenAt = 0;
  const look = async ({ app, build }: Build, maxAge: number) => {
    const now = clock.now().getTime();
    if (now - seenAt > maxAge) {
      seenAt = now;
      seen = releases.target.list('registry/releases');
      seen.catch(() => {
        seenAt = 0;
      });
    }
    const [start, end] = [`registry/releases/${app}/`, `-${build}.json`];
    return (await seen).some((path) => path.startsWith(start) && path.endsWith(end));
  };
  return { has: async (build) => (await look(build, freshMs)) || look(build, leastMs) };
}

/** The apps that have a live release: each has one pointer. */
export const releasedApps = async ({ target }: Services['releases']): Promise<string[]> => {
  const paths = await target.list('registry');
  return paths
    .flatMap((path) => path.match(/^registry\/(?!pages\.json$)([a-z][a-z0-9-]*)\.json$/)?.[1] ?? [])
    .sort();
};

/** Whether all of a release's pages are administrators'; false when it names none. */
export const isForAdministrators = ({ pages = {} }: Pick<PublishedRelease, 'pages'>): boolean => {
  const all = Object.values(pages);
  return all.length > 0 && all.every(({ access }) => access === 'admin');
};
