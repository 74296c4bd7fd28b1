import type { Locale } from '../../contract/enums';

/** What is said of a change without a reply: that it may have been made, or that it was not sent. */
export interface Unanswered {
  lost: string;
  unsent: string;
}

let language: Locale = 'en';
let unanswered: Unanswered = { lost: '', unsent: '' };

/** Sets the language of the client's requests (`Accept-Language`). @param said in this language */
export const setRequestLanguage = (locale: Locale, said: Unanswered = unanswered) => {
  language = locale;
  unanswered = said;
};

/** The language last passed to `setRequestLanguage`. */
export const requestLanguage = () => language;

/** The sentences last passed to `setRequestLanguage`. */
export const unansweredTexts = () => unanswered;
