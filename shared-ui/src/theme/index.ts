export { useFactWords } from './club-facts';
export { useClubName } from './club-name';
export { Wordmark } from './Logo';
export { useThemeMode } from './preference';
export { displayText, figures } from './typography';
