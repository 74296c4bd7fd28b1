const key = 'console-shortcuts';

/** Whether single keys are enabled: they can be disabled, since voice input and tremors press keys too (WCAG 2.1.4). */
export const shortcutsEnabled = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
};

export const enableShortcuts = (enabled: boolean): void => {
  try {
    if (enabled) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Without storage the choice is not kept.
  }
};
