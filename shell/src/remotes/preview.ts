import type { ReactNode } from 'react';
import type { ReleasePointer } from 'shared-api';
import { create } from 'zustand';

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
