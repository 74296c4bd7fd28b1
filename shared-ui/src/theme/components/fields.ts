import type { Components, Theme } from '@mui/material/styles';

/** Labels are above their inputs: always readable, never over the text. */
export const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: theme.spacing(0.75),
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        color: theme.vars.palette.text.primary,
        ...theme.typography.subtitle2,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.primary.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.secondary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.club.focus },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.action.hover },
      }),
      input: {
        height: '1.5em',
        padding: '12px 14px',
        '.MuiInputBase-sizeSmall &': { paddingBlock: 9 },
        '.MuiInputBase-adornedStart &': { paddingLeft: 0 },
        '.MuiInputBase-adornedEnd &': { paddingRight: 0 },
      },
      multiline: { padding: 0 },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderWidth: 1.5,
        borderColor: theme.vars.palette.club.outline,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiSelect: { styleOverrides: { select: { minHeight: '1.5em' } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 0,
        marginTop: theme.spacing(0.75),
        fontSize: '0.875rem',
        lineHeight: 1.4,
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-focused': { color: theme.vars.palette.text.primary } }),
    },
  },
  // As high as the other fields.
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root': { paddingBlock: 0 },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input': { paddingBlock: 12 },
      },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -9, minHeight: 44 } } },
};
