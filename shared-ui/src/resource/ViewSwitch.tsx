import CardsIcon from '@mui/icons-material/GridViewRounded';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useText } from '../messages/text';
import type { View } from './list-state';

const looks = {
  cards: { Icon: CardsIcon, label: 'ui.list.cards' },
  table: { Icon: TableIcon, label: 'ui.list.table' },
} as const;

export interface ViewSwitchProps {
  views: readonly View[];
  view: View;
  onChange: (view: View) => void;
}

/** Cards or a table. */
export function ViewSwitch({ views, view, onChange }: ViewSwitchProps) {
  const text = useText();
  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      aria-label={text('ui.list.view')}
      onChange={(_event, chosen: View | null) => chosen && onChange(chosen)}
    >
      {views.map((one) => {
        const { Icon, label } = looks[one];
        return (
          <ToggleButton
            key={one}
            value={one}
            aria-label={text(label)}
            data-shortcut={one === view ? undefined : 'view'}
          >
            <Icon />
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
