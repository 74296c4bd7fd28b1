import type { Components, Theme } from '@mui/material/styles';

/** Page-wide styles: focus ring, selection, and reduced motion. */
export const baseline: Components<Theme> = {
  // By default, MUI renders subtitles as headings.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        scrollPaddingTop: 96,
        textSizeAdjust: '100%',
        // The focused element is never under the bar at the bottom of a phone.
        [theme.breakpoints.down('md')]: { scrollPaddingBottom: 96 },
      },
      body: { minHeight: '100dvh', overflowWrap: 'break-word' },
      '::selection': {
        color: theme.vars.palette.primary.contrastText,
        backgroundColor: theme.vars.palette.primary.main,
      },
      // A long word in large letters is broken, rather than widening the page.
      'h1, h2, h3, .MuiButton-root': { overflowWrap: 'anywhere' },
      'p, li': { textWrap: 'pretty' },
      ':focus-visible, .Mui-focusVisible': {
        outline: `3px solid ${theme.vars.palette.club.focus} !important`,
        outlineOffset: 2,
      },
      // Of radio buttons, boxes and switches the ring is within their target: clear of the words beside it.
      '.PrivateSwitchBase-root.Mui-focusVisible': { outlineOffset: -6 },
      // An input shows its focus on its frame; a heading focused for screen readers shows none.
      ':is(input, textarea, [tabindex="-1"], .MuiSelect-select):focus-visible': {
        outline: 'none !important',
      },
      // By the browser's own state, so that a page that is only drawn yet shows it, too.
      '.MuiOutlinedInput-root:has(> :focus)': {
        outline: `3px solid color-mix(in srgb, ${theme.vars.palette.club.focus} 45%, transparent)`,
      },
      // A reader's own few colours: backgrounds are not drawn, so what is told by one alone is told by theirs.
      '@media (forced-colors: active)': {
        '.MuiButtonBase-root.MuiButton-contained, .MuiButtonBase-root.Mui-selected, [aria-pressed="true"], label:has(> input:checked), nav [aria-current="page"]':
          {
            forcedColorAdjust: 'none',
            color: 'HighlightText !important',
            backgroundColor: 'Highlight !important',
            '& *': { color: 'inherit !important', backgroundColor: 'transparent !important' },
          },
        '.MuiButtonBase-root.MuiButton-contained.Mui-disabled': {
          color: 'GrayText !important',
          backgroundColor: 'Canvas !important',
        },
        '.MuiButtonBase-root.MuiButton-contained, .MuiChip-root, .MuiAlert-root, .MuiDialog-paper, .MuiTooltip-tooltip, .MuiSwitch-track, [role="progressbar"]':
          { border: '1px solid' },
        '[role="progressbar"] > *, .MuiSwitch-thumb, .Mui-checked + .MuiSwitch-track': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight !important',
        },
        '.MuiSwitch-thumb': { backgroundColor: 'CanvasText !important' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animation: 'none !important',
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
