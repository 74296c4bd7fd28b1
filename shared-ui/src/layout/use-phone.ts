import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is as narrow as a phone's, or a tablet's upright: what only wide windows show need not be made. */
export const usePhone = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
