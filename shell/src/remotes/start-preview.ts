import { isLink, previewKey } from './preview-link';

/** Opens the preview that this browser has been given; where there is none, as nearly everywhere, nothing is asked for. */
export const startPreview = async (): Promise<void> => {
  // Of a page that is open a link changes nothing but this.
  addEventListener('hashchange', () => isLink() && location.reload());
  try {
    if (!isLink() && !localStorage.getItem(previewKey)) return;
    const { openPreview } = await import(/* webpackChunkName: "preview" */ './open-preview');
    await openPreview();
  } catch {
    // Without storage, or without the code that asks for it, the page comes as it is live.
  }
};
