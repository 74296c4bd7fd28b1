/** The club's time zone (IANA). In its own module, since formatters are in bundles that do not include `rules`. */
export const timeZone = 'America/Toronto';
