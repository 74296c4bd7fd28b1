import type { Components, Theme } from '@mui/material/styles';

/** The minimum height of anything that is pressed (WCAG 2.2 asks for 24 px; 44 is better on phones). */
const touch = 44;

export const controls: Components<Theme> = {
  // No ripples: the colour change on press is enough.
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: touch,
        paddingInline: theme.spacing(2.5),
        borderRadius: 999,
        textAlign: 'center',
        whiteSpace: 'nowrap',
        [theme.breakpoints.down('sm')]: { whiteSpace: 'normal' },
      }),
      sizeSmall: ({ theme }) => ({
        minHeight: 36,
        paddingInline: theme.spacing(1.75),
        fontSize: '0.9063rem',
      }),
      sizeLarge: ({ theme }) => ({ minHeight: 54, paddingInline: theme.spacing(3.5), fontSize: '1.0625rem' }),
      // The text may use the full width.
      fullWidth: ({ theme }) => ({ paddingInline: theme.spacing(1.5) }),
      text: ({ theme }) => ({ paddingInline: theme.spacing(1.75) }),
      outlined: ({ theme }) => ({
        borderWidth: 1.5,
        variants: [
          {
            props: ({ ownerState }) => ownerState.color === 'inherit' || ownerState.color === 'secondary',
            style: { borderColor: theme.vars.palette.club.outline },
          },
        ],
      }),
      contained: ({ theme }) => ({
        '&:active': { filter: 'brightness(0.92)' },
        // A disabled button stays readable.
        '&.Mui-disabled': {
          color: theme.vars.palette.text.secondary,
          backgroundColor: theme.vars.palette.action.disabledBackground,
        },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { minWidth: touch, minHeight: touch },
      sizeSmall: { minWidth: 36, minHeight: 36 },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: touch,
        paddingInline: theme.spacing(1.75),
        borderRadius: 999,
        borderColor: theme.vars.palette.club.outline,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.secondary.contrastText,
          backgroundColor: theme.vars.palette.secondary.main,
        },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 62, height: 44, padding: 9 },
      switchBase: ({ theme }) => ({
        padding: 12,
        '&.Mui-checked': {
          transform: 'translateX(18px)',
          '& + .MuiSwitch-track': { opacity: 1 },
          '& .MuiSwitch-thumb': { color: theme.vars.palette.primary.contrastText },
        },
      }),
      thumb: { width: 20, height: 20, boxShadow: 'none', color: '#FFFFFF' },
      track: ({ theme }) => ({
        borderRadius: 13,
        opacity: 1,
        backgroundColor: theme.vars.palette.club.outline,
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '0.08em',
        borderRadius: 4,
        fontWeight: 550,
        // A target of 24 px (WCAG 2.5.8) that takes no more room. Sides by name: where a page's own margin follows, the
        // minifier of the pages' styles keeps a logical property that it should not.
        paddingTop: 4,
        paddingBottom: 4,
        marginTop: -4,
        marginBottom: -4,
      },
    },
  },
};
