/** Where the club's clock hangs (IANA). A module of its own: what formats dates is in bundles that take `rules` from elsewhere. */
export const timeZone = 'America/Toronto';
