import { createContext, useContext } from 'react';
import type { Localization } from '../localization';

/** The current part's language and its formatters. */
export const LocalizationContext = createContext<Localization | null>(null);

/** @throws {Error} outside of a mail */
export function useLocalization(): Localization {
  const localization = useContext(LocalizationContext);
  if (!localization) throw new Error('Only a mail has a language');
  return localization;
}
