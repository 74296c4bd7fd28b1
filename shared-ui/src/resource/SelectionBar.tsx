import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '../messages/text';
import type { ListAction, WithId } from './types';
import type { Selection } from './use-selection';

export interface SelectionBarProps<Row extends WithId> {
  selection: Selection<Row>;
  actions: readonly ListAction<Row>[];
  onAct: (action: Extract<ListAction<Row>, { does: 'change' }>, rows: readonly Row[]) => void;
  /** Further actions on the selected rows. */
  children?: ReactNode;
}

/** Actions on the selected rows, at the window's lower edge while there are any; it comes after the rows. */
export function SelectionBar<Row extends WithId>({
  selection,
  actions,
  onAct,
  children,
}: SelectionBarProps<Row>) {
  const text = useText();
  if (selection.rows.length === 0) return null;
  return (
    <Paper
      role="region"
      aria-label={text('ui.list.selection')}
      variant="outlined"
      sx={{
        position: 'sticky',
        // On a phone, above the bar at the bottom.
        bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', md: 16 },
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 2,
        px: 2,
        py: 1,
        borderRadius: 4,
        bgcolor: 'club.hardwood',
      }}
    >
      <Typography role="status" variant="subtitle2" component="p" sx={{ mr: 'auto' }}>
        {text('ui.list.selected', { count: selection.rows.length })}
      </Typography>
      {children}
      {actions.map((action) => {
        if (action.does !== 'change' || !action.many) return null;
        const rows = selection.rows.filter((row) => action.when?.(row) ?? true);
        return (
          <Button
            key={action.id}
            size="small"
            color={action.danger ? 'error' : 'secondary'}
            startIcon={<action.Icon />}
            disabled={rows.length === 0}
            onClick={() => onAct(action, rows)}
          >
            {text(action.many)}
          </Button>
        );
      })}
      <Button size="small" color="inherit" onClick={selection.clear}>
        {text('ui.list.clearSelection')}
      </Button>
    </Paper>
  );
}
