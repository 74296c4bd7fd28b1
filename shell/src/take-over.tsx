import { type ReactNode, useLayoutEffect } from 'react';

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
    const { acts } = early;
    if (acts.length === 0) return;
    // Not loaded for the many who only read meanwhile.
    const repeating = import(/* webpackChunkName: "repeat-acts" */ './repeat-acts');
    void repeating.then(({ repeat }) => repeat(acts, drawn, root)).catch(() => undefined);
  }, [root, drawn]);
  return children;
}
