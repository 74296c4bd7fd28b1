import type { ReactNode } from 'react';
import type { ReleasePointer } from 'shared-api';
import { create } from 'zustand';

interface Previewed {
  /** The release that replaces a remote's live one here. */
  shown?: { app: string; release: ReleasePointer };
  /** Shows the preview's state. */
  banner?: ReactNode;
}

export const usePreview = create<Previewed>()(() => ({}));

/** The release of a remote that this browser shows in place of the live one. */
export const previewOf = (remote: string): ReleasePointer | undefined => {
  const { shown } = usePreview.getState();
  return shown?.app === remote ? shown.release : undefined;
};

/** Whether a preview is shown: its failures and views say nothing about live releases. */
export const isPreviewing = (): boolean => usePreview.getState().shown !== undefined;
