import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useText } from '../messages/text';
import { defineIcon } from '../mui/define-icon';
import type { View } from './list-state';
import type { ListControl } from './use-list-state';

const CardsIcon = defineIcon(
  'GridViewRounded',
  'M5 11h4c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2H5c-1.1 0-2 .9-2 2v4c0 1.1.9 2 2 2m0 10h4c1.1 0 2-.9 2-2v-4c0-1.1-.9-2-2-2H5c-1.1 0-2 .9-2 2v4c0 1.1.9 2 2 2m8-16v4c0 1.1.9 2 2 2h4c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2h-4c-1.1 0-2 .9-2 2m2 16h4c1.1 0 2-.9 2-2v-4c0-1.1-.9-2-2-2h-4c-1.1 0-2 .9-2 2v4c0 1.1.9 2 2 2',
);
const TableIcon = defineIcon(
  'TableRowsOutlined',
  'M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m0 2v3H5V5zm0 5v4H5v-4zM5 19v-3h14v3z',
);

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
