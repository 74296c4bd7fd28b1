/*
 * Texts that this browser keeps. Where a browser forbids it (all cookies blocked), even asking throws; the product then
 * works as long as the page.
 */

/** What is kept under a key; null where nothing is, or may be. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text under a key; null deletes it. Full or forbidden storage keeps nothing. */
export const store = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // As said above.
  }
};
