import type { Components, Theme } from '@mui/material/styles';
import { ModalRoot } from '../ModalRoot';

/** Shadows are warm, wide and faint, and only under what floats over the page. */
const floating = '0 1px 2px rgb(60 34 14 / 0.08), 0 12px 40px -8px rgb(60 34 14 / 0.22)';

/** Of a card that is a grid: one wider than the card, as large text makes it, would be cut off. */
const column = 'minmax(0, 1fr)';

export const surfaces: Components<Theme> = {
  MuiPaper: {
    styleOverrides: {
      // The dark scheme distinguishes surfaces by colour, not by MUI's white overlay.
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: 12 },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 20, gridTemplateColumns: column } },
  },
  MuiCardContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        gridTemplateColumns: column,
        padding: theme.spacing(2.5),
        '&:last-child': { paddingBottom: theme.spacing(2.5) },
        [theme.breakpoints.up('sm')]: {
          padding: theme.spacing(3),
          '&:last-child': { paddingBottom: theme.spacing(3) },
        },
      }),
    },
  },
  MuiCardActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: theme.spacing(1),
        padding: theme.spacing(0, 2.5, 2.5),
        [theme.breakpoints.up('sm')]: { padding: theme.spacing(0, 3, 3) },
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      }),
    },
  },
  MuiModal: { defaultProps: { slots: { root: ModalRoot } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 24,
        boxShadow: floating,
        [theme.breakpoints.down('sm')]: {
          '&:not(.MuiDialog-paperFullScreen)': {
            margin: theme.spacing(1.5),
            width: `calc(100% - ${theme.spacing(3)})`,
          },
        },
        '&.MuiDialog-paperFullScreen': { borderRadius: 0 },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: theme.spacing(3, 3, 1.5) }) },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(1, 3, 3),
        '.MuiDialogTitle-root + &&': { paddingTop: theme.spacing(1) },
      }),
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: theme.spacing(1),
        padding: theme.spacing(0, 3, 3),
        // Two long labels are stacked at the same width, the action on top.
        [theme.breakpoints.down('sm')]: { flexWrap: 'wrap-reverse', '& > .MuiButton-root': { flexGrow: 1 } },
      }),
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 16,
        marginTop: theme.spacing(0.5),
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: floating,
      }),
      list: ({ theme }) => ({ padding: theme.spacing(0.75) }),
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 44, borderRadius: 10 } },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper, borderRadius: 0 }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(28 16 8 / 0.55)' } } },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h4, minHeight: 64, padding: 0 }),
      content: ({ theme }) => ({ margin: theme.spacing(2.25, 0) }),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(0, 0, 3),
        maxWidth: '68ch',
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: theme.spacing(0.75, 1.25),
        borderRadius: 8,
        fontSize: '0.8438rem',
        color: theme.vars.palette.background.default,
        backgroundColor: theme.vars.palette.text.primary,
      }),
    },
  },
};
