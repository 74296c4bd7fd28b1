// What no first page shows: parts that fold, progress, and the icons of actions and results.
export { default as CancelIcon } from '@mui/icons-material/CancelOutlined';
export { default as SuccessIcon } from '@mui/icons-material/CheckCircleOutlineRounded';
export { default as DeleteIcon } from '@mui/icons-material/DeleteOutlineRounded';
export { default as DownloadIcon } from '@mui/icons-material/DownloadRounded';
export { default as ErrorIcon } from '@mui/icons-material/ErrorOutlineRounded';
export { default as GroupIcon } from '@mui/icons-material/GroupsOutlined';
export { default as SendIcon } from '@mui/icons-material/SendRounded';
export { default as VisibilityIcon } from '@mui/icons-material/VisibilityOutlined';
export { default as Accordion } from '@mui/material/Accordion';
export { default as AccordionDetails } from '@mui/material/AccordionDetails';
export { default as AccordionSummary } from '@mui/material/AccordionSummary';
export { default as Collapse } from '@mui/material/Collapse';
export { default as LinearProgress } from '@mui/material/LinearProgress';
export { ShareSession, type ShareSessionProps } from './ShareSession';
export { useShare } from './use-share';
