const field =
  'input:not([type="hidden"], [type="radio"]), input[type="radio"]:checked, textarea, [role="combobox"]';

/** The `ref` of a dialog's content: focuses the first field when the dialog opens. */
export const focusFirstField = (content: HTMLElement | null): void =>
  content?.querySelector<HTMLElement>(field)?.focus();
