const key = 'console-shortcuts';

/** Whether single keys do something: they can be switched off, since voice input and tremors press keys, too (WCAG 2.1.4). */
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
    // Without storage the choice cannot be kept.
  }
};
