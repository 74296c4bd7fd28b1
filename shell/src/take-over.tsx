import { type ReactNode, useLayoutEffect } from 'react';
import { repeat } from './repeat-acts';

interface TakeOverProps {
  root: HTMLElement;
  /** The static page, which the first render replaces. */
  drawn: Element | null;
  children: ReactNode;
}

/** The app, in place of the static page. */
export function TakeOver({ root, drawn, children }: TakeOverProps) {
  useLayoutEffect(() => {
    const early = globalThis.takeEarlyActs?.();
    // Once only, though React calls effects twice in development.
    globalThis.takeEarlyActs = undefined;
    if (!early || !drawn) return;
    // The router begins each page at its top; a later effect of it restores the position before a reload.
    if (scrollY === 0) scrollTo(0, early.top);
    void repeat(early.acts, drawn, root);
  }, [root, drawn]);
  return children;
}
