export type { ButtonProps } from '@mui/material/Button';
export type { ChipProps } from '@mui/material/Chip';
export type { SvgIconProps } from '@mui/material/SvgIcon';
export type { Theme } from '@mui/material/styles';
