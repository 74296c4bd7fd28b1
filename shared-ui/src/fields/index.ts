// A field outside a form.
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as OutlinedInput } from '@mui/material/OutlinedInput';
