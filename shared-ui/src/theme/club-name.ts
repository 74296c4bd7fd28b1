import { createContext, useContext } from 'react';

/** Context for the club's name, provided by `UiProvider`. */
export const ClubName = createContext('');

/** The club's name from its settings; empty while unknown. */
export const useClubName = (): string => useContext(ClubName);

/** The name that the web server wrote into the page, available before any API answer. */
export const clubNameInPage = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
