import { clubDate } from 'shared-api/calendar';
import { Language } from 'shared-api/contract';
import { type Formats, formatsOf } from 'shared-api/format';
import { closesAt, deadlineAt, startOf } from 'shared-api/instant';
import type { PageName, Query } from 'shared-api/pages';
import type { PagePaths } from '../config/page-paths';
import { formatMessage, formatters, type Locale, type Values } from '../messages';
import type { ClubFacts, SessionFacts } from './facts';
import { type Texts, texts } from './layout/texts';

/** Rendering context: the club, and how personal links are made. */
export interface MailContext {
  publicUrl: string;
  pathTo: PagePaths;
  club: ClubFacts;
  /** The address that mails come from. */
  from: string;
  /** When the mail is rendered. */
  now: Date;
  /** Signs the link of an answer. */
  signAnswer(sessionId: string, userId: string): string;
  /** The unsubscribe token of one person. */
  unsubscribeToken(userId: string): string;
}

/** Parameters for messages: `today` selects between two wordings. */
type Moment = { day: string; time: string; today: 'yes' | 'no' };

/** Whose mail it is; the id is null at an address that is no user's. */
export interface Reader {
  id: string | null;
  firstName: string;
}

/** One language, with everything that a mail with texts of its own needs. */
export interface Localization<Own extends string = never>
  extends Pick<Formats, 'date' | 'time' | 'money' | 'season'> {
  locale: Locale;
  /** A text of the mail, or of those that mails share. */
  t(id: keyof typeof texts | Own, values?: Values): string;
  /** A session's day: Saturday, November 21 · samedi 21 novembre; with the year unless it is this one. */
  day(date: string): string;
  club: ClubFacts;
  /** The absolute address of the logo's picture. */
  logo: string | null;
  /** A day and a time; `today`: whether it is the day on which the mail is rendered. */
  moment(at: Date): Moment;
  /** A future moment; null when it has passed. */
  upcoming(at: Date): Moment | null;
  /** When answers for a session close; null when they have. */
  closing(session: SessionFacts): Moment | null;
  /** Until when people are asked to cancel; null when that has passed. */
  deadline(session: SessionFacts): Moment | null;
  /** The absolute address of a page. */
  link(page: PageName, query?: Query): string;
  /** The page that records an answer without a login. */
  answerLink(sessionId: string, attending: boolean): string;
  unsubscribeLink(): string;
}

const unknown: Reader = { id: null, firstName: '' };

/**
 * What mails need in one language; past and future are relative to `context.now`.
 * @param own the mail's own texts
 */
export function localize(
  locale: Locale,
  context: MailContext,
  reader: Reader = unknown,
  own: Texts = {},
): Localization<string> {
  const userId = reader.id ?? '';
  const all: Texts = { ...texts, ...own };
  const { now } = context;
  const formats = formatsOf(locale, formatters);
  const moment = (at: Date): Moment => ({
    day: formats.date(at, 'shortDay', now.getTime()),
    time: formats.time(at),
    today: clubDate(at) === clubDate(now) ? 'yes' : 'no',
  });
  const upcoming = (at: Date) => (at > now ? moment(at) : null);
  const link = (page: PageName, query?: Query) =>
    `${context.publicUrl}${context.pathTo(page, locale, query)}`;
  return {
    ...formats,
    locale,
    t: (id, values = {}) => {
      const text = all[id];
      if (!text) throw new Error(`No text is called ${id}`);
      return formatMessage(text[locale === 'en' ? 0 : 1], values, locale);
    },
    day: (date) =>
      formats.date(date, date.slice(0, 4) === clubDate(now).slice(0, 4) ? 'day' : 'full', now.getTime()),
    club: context.club,
    logo: context.club.logo && context.publicUrl + context.club.logo,
    moment,
    upcoming,
    closing: (session) => upcoming(closesAt(startOf(session), context.club)),
    deadline: (session) => upcoming(deadlineAt(startOf(session), context.club)),
    link,
    answerLink: (sessionId, attending) =>
      link('attendanceLink', {
        sessionId,
        userId,
        attending,
        signature: context.signAnswer(sessionId, userId),
      }),
    unsubscribeLink: () => link('unsubscribe', { token: context.unsubscribeToken(userId) }),
  };
}

const locales: Record<Language, readonly [Locale, ...Locale[]]> = {
  [Language.English]: ['en'],
  [Language.French]: ['fr'],
  [Language.Bilingual]: ['en', 'fr'],
};

/** The languages of a mail, in the order of its parts. */
export function localizationsIn(
  language: Language,
  ...terms: [context: MailContext, reader?: Reader, own?: Texts]
): readonly [Localization<string>, ...Localization<string>[]] {
  const [first, ...others] = locales[language];
  return [localize(first, ...terms), ...others.map((locale) => localize(locale, ...terms))];
}
