import type { Locale } from 'shared-api/contract';
import { type Site, trimmed } from 'shared-api/pages';
import { inTime } from './in-time';

/** A call's reply to a visitor. */
interface Answer {
  /** As it is sent. */
  body: string;
  /** Of the sessions, before it was read. */
  revision: string | undefined;
}

/** Asks the API as a visitor; undefined for anything but an answer. @param url of a call that reads */
export type VisitorsCall = (url: string, locale: Locale) => Promise<Answer | undefined>;

/**
 * In milliseconds: how long an answer is given again, as the revision is by which a page finds out that it is older, and
 * how long a document waits for one.
 */
const limits = { kept: 1000, wait: 300 };

/** What the frame around every page asks. */
const frameAsks = ['GET /api/v1/Settings/club'];

/** Of a page that asks nothing. */
export const none: PageAnswers = { json: '', isWhole: false };

/** As text within an element of a document, whatever is in it. */
const inHtml = (json: string): string =>
  json.replace(/[<&]/g, (sign) => (sign === '<' ? '\\u003c' : '\\u0026'));

interface AnswerOptions {
  site: () => Site;
  ask: VisitorsCall;
}

/** What a page's document has of answers. */
export interface PageAnswers {
  /** JSON, by the calls' addresses, as it may lie in HTML; empty for pages that a visitor does not see. */
  json: string;
  /** Whether the page asks for something, and all of it is there. */
  isWhole: boolean;
}

/**
 * What the API answers a visitor to what an address's page asks first (`asks` in its app's table). What cannot be read in
 * time is left out, and the page asks.
 * @returns a function from an address's path to it
 */
export const pageAnswers = ({ site, ask }: AnswerOptions): ((path: string) => Promise<PageAnswers>) => {
  const known = new Map<string, { at: number; answer: Promise<Answer | undefined> }>();
  const answerTo = (url: string, locale: Locale) => {
    const key = `${locale} ${url}`;
    const last = known.get(key);
    if (last && performance.now() - last.at < limits.kept) return last.answer;
    const answer = ask(url, locale).catch(() => undefined);
    known.set(key, { at: performance.now(), answer });
    void answer.then((given) => given && !given.revision && known.delete(key));
    return answer;
  };
  return async (path) => {
    const found = site().around(path);
    if (!found || found.own !== trimmed(path)) return none;
    const { page, locale } = found;
    if (page.access !== 'anyone' && page.access !== 'visitor') return none;
    // Of a published table, in which anything may be.
    const calls = [...frameAsks, ...[page.asks ?? []].flat()].filter((call) =>
      /^GET \/api\/[\w/-]+$/.test(String(call)),
    );
    const urls = calls.map((call) => call.slice('GET '.length));
    const parts = await Promise.all(
      urls.map(async (url) => {
        const answer = await inTime(answerTo(url, locale), limits.wait, () => undefined);
        const { body, revision } = answer ?? {};
        return body
          ? [`${JSON.stringify(url)}:{"revision":${JSON.stringify(revision ?? null)},"body":${body}}`]
          : [];
      }),
    );
    return {
      json: inHtml(`{${parts.flat().join(',')}}`),
      isWhole: urls.length > frameAsks.length && parts.every(({ length }) => length > 0),
    };
  };
};
