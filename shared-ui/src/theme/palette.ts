import type { ColorSystemOptions, PaletteOptions } from '@mui/material/styles';
import { dark, light } from 'shared-api/colours';

/** Names beyond MUI's own, used as `sx={{ bgcolor: 'club.hardwood' }}`. */
interface ClubPalette {
  /** Large warm areas. */
  hardwood: string;
  /** Decorative text and lines on hardwood. */
  line: string;
  /** The border of controls (input, outlined button): 3:1 on both surfaces. */
  outline: string;
  /** The keyboard's focus ring. */
  focus: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    club: ClubPalette;
  }
  interface PaletteOptions {
    club: ClubPalette;
  }
}

type Scheme = typeof light | typeof dark;

const paletteOf = (scheme: Scheme): PaletteOptions => ({
  primary: scheme.ball,
  secondary: scheme.court,
  success: scheme.success,
  warning: scheme.warning,
  error: scheme.error,
  info: scheme.info,
  background: { default: scheme.floor, paper: scheme.surface },
  text: { primary: scheme.ink, secondary: scheme.inkSoft },
  divider: scheme.line,
  club: { hardwood: scheme.hardwood, line: scheme.line, outline: scheme.outline, focus: scheme.court.main },
});

export const colorSchemes: Record<'light' | 'dark', ColorSystemOptions> = {
  light: { palette: { mode: 'light', ...paletteOf(light) } },
  dark: { palette: { mode: 'dark', ...paletteOf(dark) } },
};
