/** MUI's components and icons used by the console only, kept out of the first page. */
export { default as EditIcon } from '@mui/icons-material/EditOutlined';
export { default as RepeatIcon } from '@mui/icons-material/EventRepeatOutlined';
export { default as SettingsIcon } from '@mui/icons-material/SettingsOutlined';
export { default as RefundIcon } from '@mui/icons-material/UndoRounded';
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as Radio } from '@mui/material/Radio';
export { default as RadioGroup } from '@mui/material/RadioGroup';
export { default as Table } from '@mui/material/Table';
export { default as TableBody } from '@mui/material/TableBody';
export { default as TableCell } from '@mui/material/TableCell';
export { default as TableContainer } from '@mui/material/TableContainer';
export { default as TableHead } from '@mui/material/TableHead';
export { default as TableRow } from '@mui/material/TableRow';
export { default as ToggleButton } from '@mui/material/ToggleButton';
export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
