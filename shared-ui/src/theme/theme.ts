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
 * The one theme. Both colour schemes are CSS variables under `[data-theme]`, which `before-paint.ts` sets before
 * anything is drawn: the theme changes without rendering again, and never flashes.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'c' },
  colorSchemes,
  typography,
  // What a bare number in `sx={{ borderRadius: 4 }}` is multiplied with.
  shape: { borderRadius: 4 },
  components: { ...baseline, ...controls, ...fields, ...signals, ...surfaces },
});
