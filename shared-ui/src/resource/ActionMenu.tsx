import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useText } from '../messages/text';
import { defineIcon } from '../mui/define-icon';
import type { ListAction } from './types';

const MoreIcon = defineIcon(
  'MoreVertRounded',
  'M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2',
);

export interface ActionMenuProps<Row> {
  row: Row;
  /** The row's name. */
  name: string;
  actions: readonly ListAction<Row>[];
  onAct: (action: ListAction<Row>, row: Row) => void;
}

/** A row's actions. */
export function ActionMenu<Row>({ row, name, actions, onAct }: ActionMenuProps<Row>) {
  const text = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = actions.filter(({ when }) => when?.(row) ?? true);
  if (offered.length === 0) return null;
  const label = text('ui.list.actionsFor', { name });
  return (
    <>
      <IconButton
        id={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {offered.map((action) => (
          <MenuItem
            key={action.id}
            onClick={() => {
              setAnchor(null);
              onAct(action, row);
            }}
            sx={action.danger ? { color: 'error.main' } : {}}
          >
            <ListItemIcon sx={{ color: action.danger ? 'error.main' : 'secondary.main' }}>
              <action.Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{text(action.label)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
