import { createContext, useContext } from 'react';

/** Holds the club's name for everything on the page; `UiProvider` fills it. */
export const ClubName = createContext('');

/** What the club is called, as its settings have it; empty as long as nobody has told. */
export const useClubName = (): string => useContext(ClubName);

/** The name that the web server wrote into the page: there before any answer of the API is. */
export const clubNameInPage = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
