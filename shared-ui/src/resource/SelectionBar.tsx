import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '../messages/text';
import { LowBar } from './LowBar';
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
    <LowBar
      role="region"
      aria-label={text('ui.list.selection')}
      sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 2 }}
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
    </LowBar>
  );
}
