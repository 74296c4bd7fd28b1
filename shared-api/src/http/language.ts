import type { Locale } from '../../contract/enums';

let language: Locale = 'en';

/** Sets the language of the client's requests (`Accept-Language`). */
export const setRequestLanguage = (locale: Locale) => {
  language = locale;
};

/** The language last passed to `setRequestLanguage`. */
export const requestLanguage = () => language;
