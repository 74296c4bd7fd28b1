export type { AlertColor } from '@mui/material/Alert';
export type { BoxProps } from '@mui/material/Box';
export type { ButtonProps } from '@mui/material/Button';
export type { ChipProps } from '@mui/material/Chip';
export type { SvgIconProps } from '@mui/material/SvgIcon';
export type { SxProps, Theme } from '@mui/material/styles';
export type { TextFieldProps } from '@mui/material/TextField';
