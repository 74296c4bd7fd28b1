import { isLink, previewKey } from './preview-link';

/** Opens this browser's preview, if it has one; otherwise requests nothing. */
export const startPreview = async (): Promise<void> => {
  // Opening a link on a loaded page only changes the fragment.
  addEventListener('hashchange', () => isLink() && location.reload());
  try {
    if (!isLink() && !localStorage.getItem(previewKey)) return;
    const { openPreview } = await import(/* webpackChunkName: "preview" */ './open-preview');
    await openPreview();
  } catch {
    // Without storage or the code, the live page is shown.
  }
};
