/** What `lang` says of each language. */
export const htmlLanguage = { en: 'en-CA', fr: 'fr-CA' } as const;
