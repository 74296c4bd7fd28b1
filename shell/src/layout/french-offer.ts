import { readStored, store } from 'shared-api';
import { localeOf } from 'shared-ui';

const key = 'frenchOffer';

/** Whether to offer French: this browser prefers it, the address is in English, and it was not answered here before. */
export const offersFrench = (): boolean => {
  const preferred = navigator.languages?.find((language) => /^(en|fr)\b/i.test(language));
  if (!/^fr/i.test(preferred ?? '') || localeOf(location.pathname) !== 'en') return false;
  return readStored(key) === null;
};

/** Keeps, in this browser only, that the offer was answered; the language itself is not kept. */
export const rememberFrenchOffer = (): void => {
  store(key, 'answered');
};
