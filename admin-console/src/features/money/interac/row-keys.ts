import type { KeyboardEvent } from 'react';

const takesText = (element: HTMLElement): boolean =>
  /^(input|textarea|select)$/i.test(element.tagName) || element.role === 'combobox';

/** The rows of a list of transfers, in its order. */
export const rowsIn = (list: ParentNode): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('article')];

/**
 * Keys of a list: `j` and `k` move the focus to the next or previous row, `/` to the search. They work only while the
 * focus is in the list, since voice input and tremors press keys, too (WCAG 2.1.4).
 */
export const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, target, currentTarget: list } = event;
  const isTyped = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  // Menus are elsewhere in the document, and their events come here, too.
  if (isTyped || !(target instanceof HTMLElement) || !list.contains(target) || takesText(target)) return;
  const rows = rowsIn(list);
  const current = rows.findIndex((row) => row.contains(target));
  const targets: Record<string, HTMLElement | null | undefined> = {
    j: rows[current + 1],
    k: rows[current - 1],
    '/': list.querySelector<HTMLElement>('input[type=search]'),
  };
  if (!targets[key]) return;
  event.preventDefault();
  targets[key].focus();
};
