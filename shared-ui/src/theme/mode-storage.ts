import type { StorageManager } from '@mui/material/styles';
import { currentMode, useThemePreference } from './preference';

/** Lets MUI follow the preference store, which alone decides and saves. */
export const modeStorage: StorageManager = ({ key }) =>
  key.endsWith('mode')
    ? {
        get: currentMode,
        set: () => undefined,
        subscribe: (follow) => useThemePreference.subscribe(() => follow(currentMode())),
      }
    : { get: (fallback: unknown) => fallback, set: () => undefined, subscribe: () => () => undefined };
