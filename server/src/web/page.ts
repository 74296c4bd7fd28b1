import { join } from 'node:path';
import { usualFacts } from 'shared-api/club-facts';
import { locales } from 'shared-api/contract';
import { type ClubInPages, type ClubSource, escaped, wordsOf } from './club';
import { resolveIncludes } from './includes';
import { type Kept, keptTexts, textOf } from './kept-texts';
import { addressVariables } from './public-address';

/** Files that the page may include: a release's pointer, and parts of pages in its folder. */
const includable =
  /^\/(?:registry\/(?:parts\/)?[\w.-]+|r\/[\w-]+\/[\w-]+\/pages(?:\/[\w-]*)*\/[\w-]+\.html)$/;

/** Followed by an address: how a link to it looks in a chat. */
const previewed = '/api/page/preview';

/** Followed by an address: what the API answers a visitor to what its page asks first. */
const answered = '/api/page/answers';

/** How long the page waits for what it says of the club, in milliseconds: it must also be served without a database. */
const patience = 1000;

/** The club as it is, or as it was last known when it cannot be read in time. */
const lastKnown = (club: ClubSource): ClubSource => {
  let known: ClubInPages = { name: '', ...usualFacts };
  return async () => {
    const late = new Promise<ClubInPages>((resolve) => setTimeout(() => resolve(known), patience).unref());
    const now = club().then(
      (read) => {
        known = read;
        return read;
      },
      () => known,
    );
    return Promise.race([now, late]);
  };
};

/** What the page's texts may echo: the club's name, and its facts in both languages. */
const clubVariables = ({ name, sport, weekday, startTime, endTime }: ClubInPages): Record<string, string> => {
  const facts = { sport, weekday, startTime, endTime };
  const words = locales.flatMap((locale) =>
    Object.entries(wordsOf(facts, locale)).map(([word, said]) => [`${word}_${locale}`, escaped(said)]),
  );
  return {
    club_name: escaped(name),
    club_facts: escaped(JSON.stringify(facts)),
    ...Object.fromEntries(words),
  };
};

/**
 * Assembles the page of an address: `index.html` includes what the live releases of the shell
 * and of the address's remote provide for it, which changes without a release of the shell, and the club's name and facts, which
 * may change at any time, and for a session's own page how its link looks in a chat. A missing include is empty; the page does not wait for a database that does not answer.
 * @returns a function from an address's path to its page, or to nothing while none is published
 */
export const pageSource = (
  siteDir: string,
  publicUrl: string,
  club: ClubSource,
  preview: (path: string) => Promise<string>,
  answers: (path: string) => Promise<string>,
): ((path: string) => Promise<Kept | undefined>) => {
  const clubNow = lastKnown(club);
  const kept = keptTexts();
  const read = async (path: string): Promise<string> => {
    // Of shells before the variable.
    if (path === '/api/page/club-name') return escaped((await clubNow()).name);
    if (path.startsWith(previewed)) return preview(path.slice(previewed.length));
    if (path.startsWith(answered)) return answers(path.slice(answered.length));
    return includable.test(path) ? textOf(join(siteDir, path)) : '';
  };
  return async (path) => {
    const index = textOf(join(siteDir, 'index.html'));
    if (!index) return undefined;
    // Pages are found whatever the case of the address's letters.
    const variables = {
      ...addressVariables(publicUrl),
      ...clubVariables(await clubNow()),
      page: path.toLowerCase(),
    };
    return kept(await resolveIncludes(index, { variables, read }));
  };
};
