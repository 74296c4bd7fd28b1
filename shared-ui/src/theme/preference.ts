import { readStored, store } from 'shared-api';
import { create } from 'zustand';

export type ThemeMode = 'light' | 'dark';

/** The key in localStorage; `before-paint.ts` reads the same one. */
export const themeKey = 'theme';

interface ThemePreference {
  /** The person's choice; without one, the system's theme applies. */
  chosen: ThemeMode | undefined;
  /** The system's theme. */
  system: ThemeMode;
  choose: (mode: ThemeMode) => void;
}

const isMode = (value: string | null): value is ThemeMode => value === 'light' || value === 'dark';

const readChoice = (): ThemeMode | undefined => {
  const value = readStored(themeKey);
  return isMode(value) ? value : undefined;
};

const darkQuery = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;
const systemMode = (): ThemeMode => (darkQuery?.matches ? 'dark' : 'light');

export const useThemePreference = create<ThemePreference>()((set) => ({
  chosen: readChoice(),
  system: systemMode(),
  choose: (mode) => {
    store(themeKey, mode);
    set({ chosen: mode });
  },
}));

darkQuery?.addEventListener('change', () => useThemePreference.setState({ system: systemMode() }));
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === themeKey || key === null) useThemePreference.setState({ chosen: readChoice() });
});

const modeOf = ({ chosen, system }: ThemePreference): ThemeMode => chosen ?? system;

/** The current theme, and how to toggle it. */
export const useThemeMode = (): { mode: ThemeMode; toggle: () => void } => {
  const mode = useThemePreference(modeOf);
  const choose = useThemePreference((state) => state.choose);
  return { mode, toggle: () => choose(mode === 'dark' ? 'light' : 'dark') };
};

/** The current theme, outside of components. */
export const currentMode = (): ThemeMode => modeOf(useThemePreference.getState());
