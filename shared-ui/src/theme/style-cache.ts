import createCache, { type EmotionCache } from '@emotion/cache';
import { AdoptedSheet, canAdopt } from './adopted-sheet';

/** Where all styles of the product go. */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'c' });
  if (canAdopt()) cache.sheet = new AdoptedSheet({ key: 'c', container: document.head });
  return cache;
};
