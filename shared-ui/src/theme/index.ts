export { useClubName } from './club-name';
export { LogoMark, Wordmark } from './Logo';
export { currentMode, type ThemeMode, themeKey, useThemeMode } from './preference';
export { displayText, figures } from './typography';
export { UiProvider, type UiProviderProps } from './UiProvider';
