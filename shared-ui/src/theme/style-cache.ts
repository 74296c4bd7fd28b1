import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { AdoptedSheet, canAdopt } from './adopted-sheet';

/** What a browser of today (Safari 16.4, Chrome 111, Firefox 114) still knows by its prefixed name only. */
const prefixed = new Set(['user-select', 'mask-image']);

/**
 * Writes those properties under both names. Emotion's own prefixer adds the flexbox of 2012 and Mozilla's
 * pseudo-elements to every rule, which took a phone longer than everything else about styles (price: decision 0057).
 */
const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && prefixed.has(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** Where all styles of the product go. */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'c', stylisPlugins: [prefix] });
  if (canAdopt()) cache.sheet = new AdoptedSheet({ key: 'c', container: document.head });
  return cache;
};
