/** The two languages of the interface. */
export type Locale = 'en' | 'fr';

let language: Locale = 'en';

/** Tells the client which language refusals are wanted in (`Accept-Language`). */
export const speak = (locale: Locale) => {
  language = locale;
};

/** The language last given to `speak`. */
export const spoken = () => language;
