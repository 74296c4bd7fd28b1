const field =
  'input:not([type="hidden"], [type="radio"]), input[type="radio"]:checked, textarea, [role="combobox"]';

/** As the `ref` of a dialog's content: what is there to be filled in first has the focus when the dialog opens. */
export const focusFirstField = (content: HTMLElement | null): void =>
  content?.querySelector<HTMLElement>(field)?.focus();
