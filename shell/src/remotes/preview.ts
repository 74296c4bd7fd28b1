import type { ReactNode } from 'react';
import type { ReleasePointer } from 'shared-api';
import { create } from 'zustand';

/**
 * What the browser keeps of a preview: the link's secret. In the local storage, since a preview is the browser's, in whichever
 * tab; not in a cookie, which the server would see with every request.
 */
const key = 'preview';

interface Previewed {
  /** The release that stands in for a remote's live one here. */
  shown?: { app: string; release: ReleasePointer };
  /** Says what is previewed, or why nothing is. */
  banner?: ReactNode;
}

export const usePreview = create<Previewed>()(() => ({}));

/** The release that this browser shows of a remote in place of the live one. */
export const previewOf = (remote: string): ReleasePointer | undefined => {
  const { shown } = usePreview.getState();
  return shown?.app === remote ? shown.release : undefined;
};

/** Whether a preview is shown: nothing that fails or is opened meanwhile says anything about what is live. */
export const isPreviewing = (): boolean => usePreview.getState().shown !== undefined;

/** @throws where storage is forbidden */
export const keptToken = (): string | null => localStorage.getItem(key);
export const keepToken = (token: string): void => localStorage.setItem(key, token);
export const forgetToken = (): void => localStorage.removeItem(key);

/** Loads the page with what is live, from now on. */
export const leavePreview = (): void => {
  forgetToken();
  location.reload();
};
