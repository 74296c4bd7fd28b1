import type { EarlyAct } from './head/early-acts';
import { yieldToBrowser } from './yield-to-browser';

/** What tells a part of a page from others of its kind, on the static page as in the app. */
const nameOf = (element: Element): string =>
  [
    element.getAttribute('type'),
    element.closest('label')?.textContent ||
      element.getAttribute('aria-label') ||
      element.getAttribute('name') ||
      element.textContent,
  ].join(' ');

/** @returns what in `page` is what `element` is on the static page, if there is such */
const counterpart = <Kind extends Element>(
  element: Kind,
  drawn: Element,
  page: Element,
): Kind | undefined => {
  const name = nameOf(element);
  const alike = (within: Element) =>
    [...within.querySelectorAll<Kind>(element.tagName)].filter((one) => nameOf(one) === name);
  return alike(page)[alike(drawn).indexOf(element)];
};

/** Sets a field as if somebody typed: React hears only of values that were not set through the element's own property. */
const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const isTicked = ({ type }: HTMLInputElement): boolean => /^(checkbox|radio)$/.test(type);
/** Whether somebody has changed it; of radio buttons, the one that was chosen. */
const isChanged = (field: HTMLInputElement): boolean => {
  if (!isTicked(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
};

/** Makes a click of a press that goes on: the browser, but for a finger's, makes none where the pressed element is gone. */
const endPress = (pressed: HTMLElement | undefined): void => {
  const end = new AbortController();
  const { signal } = end;
  addEventListener('pointerdown', () => end.abort(), { signal });
  const release = ({ target, button, pointerType }: PointerEvent) => {
    end.abort();
    if (pressed?.contains(target as Node) && button === 0 && pointerType !== 'touch') pressed.click();
  };
  addEventListener('pointerup', release, { signal });
};

/**
 * Repeats in the app what somebody did on the static page that it has replaced: what was typed and ticked, the focus, and
 * the button that was pressed last. Links need none of it, unless they are still pressed. What was typed and the focus are
 * there when this returns, so that who goes on typing loses nothing.
 * @param drawn the static page, no longer in the document
 * @param page in which the app's is
 */
export const repeat = async (acts: readonly EarlyAct[], drawn: Element, page: Element): Promise<void> => {
  const changed = [...drawn.querySelectorAll<HTMLInputElement>('input, textarea')]
    .filter(isChanged)
    .map((field) => ({ field, twin: counterpart(field, drawn, page) }));
  for (const { field, twin } of changed) if (twin && !isTicked(field)) type(twin, field.value);
  // A press elsewhere takes the focus away; one on what has it is followed by no `focusin`.
  const focused = acts.findLast(({ type }) => type === 'focusin')?.target;
  const last = acts.findLast(({ type }) => type !== 'click')?.target;
  if (last && focused?.contains(last) && document.activeElement === document.body)
    counterpart(focused, drawn, page)?.focus({ preventScroll: true });
  const held = acts.findLast(({ type }) => type !== 'focusin');
  const pressed = held?.type === 'pointerdown' && held.target.closest<HTMLElement>('a, button, label');
  if (pressed) endPress(counterpart(pressed, drawn, page));
  // React answers events once it is done with its effects, in one of which this is called.
  await yieldToBrowser();
  for (const { field, twin } of changed)
    if (twin && isTicked(field) && twin.checked !== field.checked) twin.click();
  await yieldToBrowser();
  const tapped = acts.findLast(({ type }) => type === 'click')?.target.closest('button');
  if (tapped) counterpart(tapped, drawn, page)?.click();
};
