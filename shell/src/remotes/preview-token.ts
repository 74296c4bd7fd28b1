import { isLink, linkStart, previewKey } from './preview-link';

/**
 * The secret of the link that was opened, which is taken out of the address; else of the one that was opened in this browser
 * before. In the local storage, since a preview is the browser's, in whichever tab; not in a cookie, which the server would
 * see with every request.
 */
export const takeToken = (): string | null => {
  const { hash, pathname, search } = location;
  if (isLink()) {
    history.replaceState(history.state, '', pathname + search);
    localStorage.setItem(previewKey, hash.slice(linkStart.length));
  }
  return localStorage.getItem(previewKey);
};

export const forgetToken = (): void => localStorage.removeItem(previewKey);

/** Loads the page with what is live, from now on. */
export const leavePreview = (): void => {
  forgetToken();
  location.reload();
};
