import type { ThemeOptions } from '@mui/material/styles';

const text = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif';
const display = '"Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif';

const heading = (fontSize: string, lineHeight: number, letterSpacing: string) => ({
  fontFamily: display,
  fontSize,
  lineHeight,
  letterSpacing,
  fontWeight: 700,
  textWrap: 'balance',
});

/** The type scale: a distinctive grotesque for headlines, a friendly one for text. */
export const typography = {
  fontFamily: text,
  fontWeightMedium: 550,
  fontWeightBold: 700,
  h1: heading('clamp(2.125rem, 1.65rem + 2.1vw, 3.25rem)', 1.06, '-0.028em'),
  h2: heading('clamp(1.5rem, 1.3rem + 0.9vw, 2rem)', 1.14, '-0.022em'),
  h3: heading('1.3125rem', 1.25, '-0.014em'),
  h4: heading('1.125rem', 1.3, '-0.01em'),
  h5: heading('1.0625rem', 1.35, '-0.006em'),
  h6: heading('1rem', 1.4, '-0.004em'),
  subtitle1: { fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', lineHeight: 1.5, fontWeight: 450 },
  subtitle2: { fontSize: '0.9375rem', lineHeight: 1.45, fontWeight: 650 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  overline: { fontSize: '0.8125rem', lineHeight: 1.4, fontWeight: 700, letterSpacing: '0.07em' },
  button: { fontSize: '0.9688rem', lineHeight: 1.3, fontWeight: 650, textTransform: 'none' },
} satisfies NonNullable<ThemeOptions['typography']>;

/** The home page's title. */
export const displayText = {
  fontFamily: display,
  fontSize: 'clamp(2.625rem, 1.7rem + 4.6vw, 5rem)',
  lineHeight: 0.98,
  letterSpacing: '-0.038em',
  fontWeight: 700,
  textWrap: 'balance',
} as const;

/** Tabular figures: they align in columns and do not jump when they change. */
export const figures = { fontVariantNumeric: 'tabular-nums' } as const;
