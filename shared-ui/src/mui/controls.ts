export { default as Button } from '@mui/material/Button';
export { default as ButtonBase } from '@mui/material/ButtonBase';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as IconButton } from '@mui/material/IconButton';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as Switch } from '@mui/material/Switch';
export { default as TextField } from '@mui/material/TextField';
