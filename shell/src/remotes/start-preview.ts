import { isLink, previewKey } from './preview-link';

/** Opens this browser's preview; without one, as nearly everywhere, nothing is requested. */
export const startPreview = async (): Promise<void> => {
  // On an open page a link changes only the address's fragment.
  addEventListener('hashchange', () => isLink() && location.reload());
  try {
    if (!isLink() && !localStorage.getItem(previewKey)) return;
    const { openPreview } = await import(/* webpackChunkName: "preview" */ './open-preview');
    await openPreview();
  } catch {
    // Without storage or the code, the live page is shown.
  }
};
