import { isLink, linkStart, previewKey } from './preview-link';

/**
 * The secret of the opened link, which is removed from the address; otherwise that of the last one opened in
 * this browser. It is kept in local storage, since a preview applies to all tabs, and not in a cookie, which
 * would be sent with every request.
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

/** Ends the preview and reloads the page. */
export const leavePreview = (): void => {
  forgetToken();
  location.reload();
};
