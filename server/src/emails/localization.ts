import type { Locale } from '../messages';
import type { ClubFacts } from './facts';
import { type Formats, formats } from './format';
import { type Translate, translatorIn } from './messages';
import { type Page, pageUrl } from './pages';

/** What mails are rendered with: the club, and how links that act for somebody are made. */
export interface MailContext {
  publicUrl: string;
  club: ClubFacts;
  /** Proves that an answer's link comes from us. */
  signAnswer(sessionId: string, userId: string): string;
  /** Stops the news for one person. */
  unsubscribeToken(userId: string): string;
}

/** One language, with everything a template needs to speak it. */
export interface Localization extends Formats {
  locale: Locale;
  t: Translate;
  club: ClubFacts;
  link(page: Page, query?: Record<string, string>): string;
  /** The page that records an answer for a session without a login. */
  answerLink(sessionId: string, userId: string, attending: boolean): string;
  unsubscribeLink(userId: string): string;
}

export function localize(locale: Locale, context: MailContext): Localization {
  const link = (page: Page, query?: Record<string, string>) =>
    pageUrl(context.publicUrl, page, locale, query);
  return {
    ...formats(locale),
    locale,
    t: translatorIn(locale),
    club: context.club,
    link,
    answerLink: (sessionId, userId, attending) =>
      link('attendanceLink', {
        sessionId,
        userId,
        attending: String(attending),
        signature: context.signAnswer(sessionId, userId),
      }),
    unsubscribeLink: (userId) => link('unsubscribe', { token: context.unsubscribeToken(userId) }),
  };
}
