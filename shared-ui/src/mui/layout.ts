export { default as Box } from '@mui/material/Box';
export { default as Container } from '@mui/material/Container';
export { default as Stack } from '@mui/material/Stack';
