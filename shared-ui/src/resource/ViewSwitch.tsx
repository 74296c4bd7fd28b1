import CardsIcon from '@mui/icons-material/GridViewRounded';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useText } from '../messages/text';
import type { View } from './list-state';
import type { ListControl } from './use-list-state';

const looks = {
  cards: { Icon: CardsIcon, label: 'ui.list.cards' },
  table: { Icon: TableIcon, label: 'ui.list.table' },
} as const;

export interface ViewSwitchProps {
  list: Pick<ListControl, 'state' | 'rules' | 'change'>;
}

const order = ['cards', 'table'] as const;

/** Cards or a table, in the same order on every page. */
export function ViewSwitch({ list }: ViewSwitchProps) {
  const { view } = list.state;
  const text = useText();
  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      aria-label={text('ui.list.view')}
      onChange={(_event, chosen: View | null) => chosen && list.change({ view: chosen })}
    >
      {order
        .filter((one) => list.rules.views.includes(one))
        .map((one) => {
          const { Icon, label } = looks[one];
          return (
            <ToggleButton key={one} value={one} aria-label={text(label)}>
              <Icon />
            </ToggleButton>
          );
        })}
    </ToggleButtonGroup>
  );
}
