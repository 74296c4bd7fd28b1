import { keepToken, keptToken } from './preview';

const linkStart = '#preview=';

/** The secret of the link that was opened, or that was opened in this browser before. */
const tokenHere = (): string | null => {
  const { hash, pathname, search } = location;
  try {
    if (hash.startsWith(linkStart)) keepToken(hash.slice(linkStart.length));
    return keptToken();
  } catch {
    return null;
  } finally {
    if (hash.startsWith(linkStart)) history.replaceState(history.state, '', pathname + search);
  }
};

/** Asks for the preview that this browser has been given; where there is none, as nearly everywhere, for nothing. */
export const startPreview = async (): Promise<void> => {
  // Of a page that is open a link changes nothing but this.
  addEventListener('hashchange', () => location.hash.startsWith(linkStart) && location.reload());
  const token = tokenHere();
  if (!token) return;
  try {
    const { openPreview } = await import(/* webpackChunkName: "preview" */ './open-preview');
    await openPreview(token);
  } catch {
    // Without the code that asks for it the page comes as it is live.
  }
};
