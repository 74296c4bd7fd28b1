/** The two languages of the interface. */
export type Locale = 'en' | 'fr';

let language: Locale = 'en';

/** Tells the client which language refusals are wanted in (`Accept-Language`). */
export const setRequestLanguage = (locale: Locale) => {
  language = locale;
};

/** The language last given to `speak`. */
export const requestLanguage = () => language;
