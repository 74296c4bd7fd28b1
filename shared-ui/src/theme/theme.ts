import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { baseline } from './components/baseline';
import { controls } from './components/controls';
import { fields } from './components/fields';
import { signals } from './components/signals';
import { surfaces } from './components/surfaces';
import { colorSchemes } from './palette';
import { typography } from './typography';

/**
 * The theme. Both colour schemes are CSS variables under `[data-theme]`, which `before-paint.ts` sets before the first
 * paint: the theme changes without rerendering or flashing.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'c' },
  colorSchemes,
  typography,
  // The factor of numbers such as `sx={{ borderRadius: 4 }}`.
  shape: { borderRadius: 4 },
  components: { ...baseline, ...controls, ...fields, ...signals, ...surfaces },
});
