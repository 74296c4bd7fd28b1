import type { SxProps, Theme } from '@mui/material/styles';
import { gridVariables } from './grid-variables';

/** The grid's design: lines rather than boxes, and the common focus ring. */
export const gridStyles: SxProps<Theme> = {
  ...gridVariables,
  border: 1,
  borderColor: 'divider',
  borderRadius: 4,
  bgcolor: 'background.paper',
  fontSize: '0.9375rem',
  '--DataGrid-rowBorderColor': 'var(--c-palette-divider)',
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 650, color: 'text.secondary' },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-cell': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 60,
    py: 1,
    lineHeight: 1.4,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    borderColor: 'divider',
  },
  '& .MuiDataGrid-cell[data-field="actions"]': { justifyContent: 'flex-end' },
  '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': {
    outlineColor: 'var(--c-palette-club-focus)',
    outlineOffset: '-3px',
  },
  '& .MuiDataGrid-row:hover': { bgcolor: 'action.hover' },
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': { bgcolor: 'club.hardwood' },
};
