/*
 * What somebody does on the static page, before the app is there; the app repeats it (`take-over.tsx`). It imports
 * nothing: it is in the document's blocking script.
 */

/** An event on the static page. */
export interface EarlyAct {
  type: 'pointerdown' | 'focusin' | 'click';
  target: Element & HTMLOrSVGElement;
}

declare global {
  /** Ends the record. @returns what happened, in order, and how far the page is scrolled, in pixels */
  var takeEarlyActs: (() => { acts: EarlyAct[]; top: number }) | undefined;
}

const acts: EarlyAct[] = [];
let top = 0;
const noteScroll = (): void => {
  top = scrollY;
};
addEventListener('scroll', noteScroll, { passive: true });
const types = ['pointerdown', 'focusin', 'click'] as const;
const note = ({ type, target }: Event): void => {
  if (!(target instanceof Element)) return;
  acts.push({ type, target } as EarlyAct);
  if (type !== 'click') return;
  target.closest('[data-static] button')?.setAttribute('aria-busy', 'true');
  // The page in the other language; it was drawn without the query.
  const other = target.closest<HTMLAnchorElement>('[data-static] a[hreflang]');
  if (other) other.search = location.search;
};
for (const type of types) addEventListener(type, note, true);

globalThis.takeEarlyActs = () => {
  removeEventListener('scroll', noteScroll);
  for (const type of types) removeEventListener(type, note, true);
  return { acts, top };
};
