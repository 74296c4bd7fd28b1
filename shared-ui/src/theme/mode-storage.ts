import type { StorageManager } from '@mui/material/styles';
import { currentMode, useThemePreference } from './preference';

/** Lets MUI follow the preference store. */
export const modeStorage: StorageManager = ({ key }) =>
  key.endsWith('mode')
    ? {
        get: currentMode,
        set: () => undefined,
        subscribe: (follow) => {
          // MUI reads when it first renders and subscribes in an effect: changes in between are passed on here.
          follow(currentMode());
          return useThemePreference.subscribe(() => follow(currentMode()));
        },
      }
    : { get: (fallback: unknown) => fallback, set: () => undefined, subscribe: () => () => undefined };
