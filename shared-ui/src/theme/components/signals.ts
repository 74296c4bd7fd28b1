import type { Components, Theme } from '@mui/material/styles';

type Tone = 'success' | 'warning' | 'error' | 'info';
const tones: Tone[] = ['success', 'warning', 'error', 'info'];

/** A tint of a colour that keeps the surface's text readable on it, in both schemes. */
const tint = (theme: Theme, tone: Tone | 'primary' | 'secondary', amount: number): string =>
  `color-mix(in srgb, ${theme.vars.palette[tone].light} ${amount}%, ${theme.vars.palette.background.paper})`;

export const signals: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'center',
        // A button that does not fit beside the words stands below them.
        flexWrap: 'wrap',
        borderRadius: 14,
        padding: theme.spacing(1, 2),
        fontSize: '0.9688rem',
        variants: tones.flatMap((tone) => [
          {
            props: { severity: tone, variant: 'standard' as const },
            style: {
              color: theme.vars.palette.text.primary,
              backgroundColor: tint(theme, tone, 14),
              border: `1px solid ${tint(theme, tone, 45)}`,
              '& .MuiAlert-icon': { color: theme.vars.palette[tone].main },
            },
          },
          {
            props: { severity: tone, variant: 'filled' as const },
            // MUI's white on the dark scheme's green has a contrast of only 3.5.
            style: {
              color: theme.vars.palette[tone].contrastText,
              backgroundColor: theme.vars.palette[tone].main,
            },
          },
        ]),
      }),
      icon: { opacity: 1 },
      message: { flex: '1 1 11rem', minWidth: 0 },
      action: { alignItems: 'center', paddingTop: 0, maxWidth: '100%' },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.subtitle2, marginBottom: 2 }) },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        minHeight: 32,
        borderRadius: 10,
        fontWeight: 600,
        fontSize: '0.875rem',
        variants: [
          { props: { size: 'small' as const }, style: { minHeight: 24 } },
          {
            props: { variant: 'filled' as const, color: 'default' as const },
            style: {
              backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 10%, ${theme.vars.palette.background.paper})`,
            },
          },
          ...[...tones, 'primary' as const, 'secondary' as const].map((tone) => ({
            props: { variant: 'filled' as const, color: tone },
            style: {
              color: theme.vars.palette.text.primary,
              backgroundColor: tint(theme, tone, 22),
              '& .MuiChip-icon': { color: theme.vars.palette[tone].main },
            },
          })),
        ],
      }),
      // Large text goes on in a second line.
      label: { whiteSpace: 'normal' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 8, borderRadius: 4, backgroundColor: theme.vars.palette.divider }),
      bar: { borderRadius: 4 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.club.hardwood }),
      rounded: { borderRadius: 12 },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, fontSize: '0.9375rem' }),
      head: ({ theme }) => ({ ...theme.typography.subtitle2, color: theme.vars.palette.text.secondary }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 40,
        height: 40,
        borderRadius: 12,
        fontSize: '0.9375rem',
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.secondary.contrastText,
          backgroundColor: theme.vars.palette.secondary.main,
        },
      }),
      ellipsis: { height: 'auto' },
    },
  },
};
