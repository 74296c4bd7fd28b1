import { wellKnownPages } from '../../shared-api/common/pages';
import { liveRelease } from '../registry/live';
import type { PublishedRelease } from '../registry/record';
import { liveTables } from '../registry/site-files';
import type { ReleaseTarget } from '../registry/target';

type Claims = Pick<PublishedRelease, 'app' | 'pages'>;

/** All addresses and names of a release. */
const takenBy = ({ pages = {} }: Claims): [what: string, page: string][] =>
  Object.entries(pages).flatMap(([name, { path }]): [string, string][] => [
    [path.en, name],
    [path.fr, name],
    [`the name ${name}`, name],
  ]);

/** @returns one line for each address and name that two pages claim, of one app or of two */
export const claimedTwice = (candidate: Claims, others: readonly Claims[]): string[] => {
  const owners = new Map(
    others.flatMap((other) => takenBy(other).map(([what, page]) => [what, `${other.app}/${page}`])),
  );
  return takenBy(candidate).flatMap(([what, page]) => {
    const own = `${candidate.app}/${page}`;
    const owner = owners.get(what);
    owners.set(what, own);
    return owner ? [`${what} is claimed by ${own} and by ${owner}`] : [];
  });
};

/**
 * Requires a release to keep the pages that others link to: sent e-mails, calendars, other apps.
 * @returns one line for each dropped page, and for each of their paths that no page has any more
 */
export const droppedPages = (candidate: Claims, live: Claims | undefined): string[] => {
  const taken = new Map(takenBy(candidate));
  return wellKnownPages.flatMap((name) => {
    const page = live?.pages?.[name];
    if (!page) return [];
    const gone = [`the name ${name}`, page.path.en, page.path.fr].filter((what) => !taken.has(what));
    return gone.map((what) => `${what} is in use, in e-mails or other apps: ${candidate.app} must keep it`);
  });
};

/** Compares a release's claims with those of the other apps' live and gradual releases. */
export const claimsAgainstLive = async (target: ReleaseTarget, candidate: Claims): Promise<string[]> => {
  const names = Object.keys(await liveTables(target)).filter((app) => app !== candidate.app);
  const live = await Promise.all(names.map((app) => liveRelease(target, app)));
  // One by one: an app's live and gradual releases share most addresses.
  const others = live.flatMap((release) => [release, release?.next]).filter((other) => other !== undefined);
  const lines = [[], ...others.map((other) => [other])].flatMap((other) => claimedTwice(candidate, other));
  return [...new Set(lines)];
};
