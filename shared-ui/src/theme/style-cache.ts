import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { AdoptedSheet, canAdopt } from './adopted-sheet';

/** Properties that current browsers (Safari 16.4, Chrome 111, Firefox 114) support only with a prefix. */
const prefixed = new Set(['user-select', 'mask-image']);

/**
 * Writes those properties under both names. Emotion's own prefixer adds the flexbox of 2012 and Mozilla's
 * pseudo-elements to every rule, which took a phone longer than everything else about styles.
 */
const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && prefixed.has(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** Emotion's cache for all styles of the product. */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'c', stylisPlugins: [prefix] });
  if (canAdopt()) cache.sheet = new AdoptedSheet({ key: 'c', container: document.head });
  return cache;
};
