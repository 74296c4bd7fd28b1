import type { Locale } from '../../contract/enums';

/** Of a change without the server's word: it may have been made all the same, or it was not sent. */
export type Outcome = 'lost' | 'unsent';

let language: Locale = 'en';
let say = (_outcome: Outcome): string => '';

/** Sets the language of the client's requests (`Accept-Language`). */
export const setRequestLanguage = (locale: Locale) => {
  language = locale;
};

/** The language last passed to `setRequestLanguage`. */
export const requestLanguage = () => language;

/** Sets what is said of a change without the server's word. */
export const setOutcomeText = (text: (outcome: Outcome) => string) => {
  say = text;
};

/** What is said of a change without the server's word; empty until that is set. */
export const outcomeText = (outcome: Outcome): string => say(outcome);
