import { createContext, useContext } from 'react';
import { type ClubFacts, type FactWords, factWords, usualFacts } from 'shared-api/club-facts';
import { useFormat } from '../format/use-format';
import { useLocale } from '../routing/hooks';

/** Context for what the club plays, and when, provided by `UiProvider`. */
export const Facts = createContext<ClubFacts>(usualFacts);

/** What the club plays, and when, as texts name it; pass it as a text's values. */
export const useFactWords = (): FactWords => factWords(useContext(Facts), useLocale(), useFormat());

/** The facts that the web server wrote into the page, available before any API answer. */
export const factsInPage = (): ClubFacts => {
  const written = document.querySelector<HTMLMetaElement>('meta[name="club-facts"]')?.content;
  try {
    return { ...usualFacts, ...(written && JSON.parse(written)) };
  } catch {
    return usualFacts;
  }
};
