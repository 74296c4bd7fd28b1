import type { Locale } from '../../contract/enums';

let language: Locale = 'en';

/** Tells the client which language refusals are wanted in (`Accept-Language`). */
export const setRequestLanguage = (locale: Locale) => {
  language = locale;
};

/** The language last given to `setRequestLanguage`. */
export const requestLanguage = () => language;
