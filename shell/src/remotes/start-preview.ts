/** Whether a link that opens a preview was followed (`preview-token.ts` reads it). */
const isLink = (): boolean => location.hash.startsWith('#preview=');

/** Opens the preview that this browser has been given; where there is none, as nearly everywhere, nothing is asked for. */
export const startPreview = async (): Promise<void> => {
  // Of a page that is open a link changes nothing but this.
  addEventListener('hashchange', () => isLink() && location.reload());
  try {
    if (!isLink() && !localStorage.getItem('preview')) return;
    const { openPreview } = await import(/* webpackChunkName: "preview" */ './open-preview');
    await openPreview();
  } catch {
    // Without storage, or without the code that asks for it, the page comes as it is live.
  }
};
