import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePath } from 'shared-ui';
import { destinations } from '../navigation';
import { listKeys, pairPause } from './keys';
import { shortcutsEnabled } from './preference';

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(input|textarea|select)$/i.test(target.tagName) ||
    target.role === 'combobox');

const inDialog = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

const press = (target: string): boolean => {
  const element = document.querySelector<HTMLElement>(`[data-shortcut="${target}"]:not(:disabled)`);
  if (element instanceof HTMLInputElement) element.focus();
  else element?.click();
  return element !== null;
};

/** Focuses the next or previous row; the first if none is focused. */
const goToRow = (step: 1 | -1): boolean => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-shortcut="row"]')];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[current < 0 ? 0 : current + step];
  row?.focus();
  return row !== undefined;
};

/** The console's keyboard shortcuts: `g` and a letter open a page, the others act on the current list. */
export const useShortcuts = (onHelp: () => void): void => {
  const navigate = useNavigate();
  const path = usePath();
  const since = useRef(0);
  const help = useRef(onHelp);
  help.current = onHelp;

  useEffect(() => {
    const goTo = (key: string): boolean => {
      const page = destinations.find((one) => one.key === key);
      if (page) void navigate(path(page.to));
      return page !== undefined;
    };
    const act = (key: string): boolean => {
      const paired = Date.now() - since.current < pairPause;
      since.current = key === 'g' ? Date.now() : 0;
      if (paired) return goTo(key);
      if (key === '?') help.current();
      const list = listKeys.find((one) => one.key === key);
      if (list?.target === 'row') return goToRow(key === 'j' ? 1 : -1);
      return key === '?' || (list ? press(list.target) : false);
    };
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (takesText(event.target) || inDialog() || !shortcutsEnabled()) return;
      if (act(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [navigate, path]);
};
