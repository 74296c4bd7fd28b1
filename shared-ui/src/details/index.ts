// What no first page shows: parts that fold, progress, and the icons of actions and results.
import { defineIcon } from '../mui/define-icon';

export { default as Accordion } from '@mui/material/Accordion';
export { default as AccordionDetails } from '@mui/material/AccordionDetails';
export { default as AccordionSummary } from '@mui/material/AccordionSummary';
export { default as Collapse } from '@mui/material/Collapse';
export { default as LinearProgress } from '@mui/material/LinearProgress';
export { CancelIcon, ErrorIcon, GroupIcon, SuccessIcon } from '../mui/status-icons';
export { VisibilityIcon } from '../mui/visibility-icon';
export { ShareSession, type ShareSessionProps } from './ShareSession';
export { saveFile } from './save-file';
export { useShare } from './use-share';

export const DeleteIcon = defineIcon(
  'DeleteOutlineRounded',
  'M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V9c0-1.1-.9-2-2-2H8c-1.1 0-2 .9-2 2zM9 9h6c.55 0 1 .45 1 1v8c0 .55-.45 1-1 1H9c-.55 0-1-.45-1-1v-8c0-.55.45-1 1-1m6.5-5-.71-.71c-.18-.18-.44-.29-.7-.29H9.91c-.26 0-.52.11-.7.29L8.5 4H6c-.55 0-1 .45-1 1s.45 1 1 1h12c.55 0 1-.45 1-1s-.45-1-1-1z',
);
export const DownloadIcon = defineIcon(
  'DownloadRounded',
  'M16.59 9H15V4c0-.55-.45-1-1-1h-4c-.55 0-1 .45-1 1v5H7.41c-.89 0-1.34 1.08-.71 1.71l4.59 4.59c.39.39 1.02.39 1.41 0l4.59-4.59c.63-.63.19-1.71-.7-1.71M5 19c0 .55.45 1 1 1h12c.55 0 1-.45 1-1s-.45-1-1-1H6c-.55 0-1 .45-1 1',
);
export const SendIcon = defineIcon(
  'SendRounded',
  'm3.4 20.4 17.45-7.48c.81-.35.81-1.49 0-1.84L3.4 3.6c-.66-.29-1.39.2-1.39.91L2 9.12c0 .5.37.93.87.99L17 12 2.87 13.88c-.5.07-.87.5-.87 1l.01 4.61c0 .71.73 1.2 1.39.91',
);
