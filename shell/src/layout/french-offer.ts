import { localeOf } from 'shared-ui';

const key = 'frenchOffer';

/** Whether to offer French: this browser prefers it, the address is in English, and it was not answered here before. */
export const offersFrench = (): boolean => {
  const preferred = navigator.languages?.find((language) => /^(en|fr)\b/i.test(language));
  if (!/^fr/i.test(preferred ?? '') || localeOf(location.pathname) !== 'en') return false;
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return false;
  }
};

/** Keeps, in this browser only, that the offer was answered; the language itself is not kept. */
export const rememberFrenchOffer = (): void => {
  try {
    localStorage.setItem(key, 'answered');
  } catch {
    // Without storage, it is offered again at the next visit.
  }
};
