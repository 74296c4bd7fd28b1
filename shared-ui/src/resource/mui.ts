/** MUI's components and icons that only the console uses: they are not in the first page's way. */
export { default as EditIcon } from '@mui/icons-material/EditOutlined';
export { default as RepeatIcon } from '@mui/icons-material/EventRepeatOutlined';
export { default as SettingsIcon } from '@mui/icons-material/SettingsOutlined';
export { default as RefundIcon } from '@mui/icons-material/UndoRounded';
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as Radio } from '@mui/material/Radio';
export { default as RadioGroup } from '@mui/material/RadioGroup';
export { default as ToggleButton } from '@mui/material/ToggleButton';
export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
