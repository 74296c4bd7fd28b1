import { join } from 'node:path';
import { usualFacts } from 'shared-api/club-facts';
import { locales } from 'shared-api/contract';
import { none, type PageAnswers } from './answers';
import { type ClubInPages, type ClubSource, escaped, wordsOf } from './club';
import { inTime } from './in-time';
import { resolveIncludes } from './includes';
import { type Kept, keptTexts, textOf } from './kept-texts';
import { addressVariables } from './public-address';

/** Files that the page may include: a release's pointer, and parts of pages in its folder. */
const includable =
  /^\/(?:registry\/(?:parts\/)?[\w.-]+|r\/[\w-]+\/[\w-]+\/pages(?:\/[\w-]*)*\/[\w-]+\.html)$/;

/** Followed by an address: how a link to it looks in a chat. */
const previewed = '/api/page/preview';

/** Followed by the address: what the API answers a visitor to what its page asks first. */
const answered = '/api/page/answers';

/** How long the page waits for what it says of the club, in milliseconds: it must also be served without a database. */
const patience = 1000;

/** The club as it is, or as it was last known when it cannot be read in time. */
const lastKnown = (club: ClubSource): ClubSource => {
  let known: ClubInPages = { name: '', ...usualFacts };
  return async () => {
    const now = club().then(
      (read) => {
        known = read;
        return read;
      },
      () => known,
    );
    return inTime(now, patience, () => known);
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

interface PageSources {
  siteDir: string;
  publicUrl: string;
  club: ClubSource;
  /** How a link to a path looks in a chat. */
  preview: (path: string) => Promise<string>;
  /** What the API answers a visitor to what a path's page asks first. */
  answers: (path: string) => Promise<PageAnswers>;
  /** A remote's part of a page, drawn with its answers, which are JSON. */
  drawn: (part: string, answers: string) => Promise<string | undefined>;
}

/**
 * Assembles the page of an address: `index.html` includes what the live releases of the shell
 * and of the address's remote provide for it, which changes without a release of the shell, and the club's name and facts, which
 * may change at any time, and for a session's own page how its link looks in a chat. A missing include is empty; the page does not wait for a database that does not answer.
 * @returns a function from an address's path to its page, or to nothing while none is published
 */
export const pageSource = ({
  siteDir,
  publicUrl,
  club,
  preview,
  answers,
  drawn,
}: PageSources): ((path: string) => Promise<Kept | undefined>) => {
  const clubNow = lastKnown(club);
  const kept = keptTexts();
  const read = async (path: string, said: Promise<PageAnswers>): Promise<string> => {
    // Of shells before the variable.
    if (path === '/api/page/club-name') return escaped((await clubNow()).name);
    if (path.startsWith(previewed)) return preview(path.slice(previewed.length));
    if (path.startsWith(answered)) return (await said).json;
    if (!includable.test(path)) return '';
    const { json, isWhole } = path.endsWith('/page.html') ? await said : none;
    return (isWhole && (await drawn(path, json))) || textOf(join(siteDir, path));
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
    // Both the page's part and its template have the same ones.
    const said = answers(variables.page);
    return kept(await resolveIncludes(index, { variables, read: (part) => read(part, said) }));
  };
};
