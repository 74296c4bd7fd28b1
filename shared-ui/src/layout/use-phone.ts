import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is as narrow as a phone or an upright tablet, so that parts for wide windows can be left out. */
export const usePhone = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
