import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { clubDate } from 'shared-api/calendar';
import type { UiMessageId } from '../messages/load';
import { useText } from '../messages/text';
import { useOptimisticValue } from '../routing/use-optimistic-value';
import { DayField } from './DayField';
import { type Dates, lastDays, withDay } from './dates';
import type { DatePreset } from './types';

const presets: Record<DatePreset, { label: UiMessageId; dates: (today: string) => Dates }> = {
  last: { label: 'ui.list.dates.last', dates: lastDays },
  coming: { label: 'ui.list.dates.coming', dates: (today) => ({ from: today, to: '' }) },
  all: { label: 'ui.list.dates.all', dates: () => ({ from: '', to: '' }) },
};

export interface DatesFilterProps {
  offered: readonly DatePreset[];
  value: Dates;
  onChange: (value: Dates) => void;
}

const keyOf = ({ from, to }: Dates): string => `${from}/${to}`;
const datesOf = (key: string): Dates => {
  const [from = '', to = ''] = key.split('/');
  return { from, to };
};

/** A date range, inclusive, with buttons for the most common ranges. */
export function DatesFilter({ offered, value, onChange }: DatesFilterProps) {
  const text = useText();
  const today = clubDate();
  const { shown, setShown, sent } = useOptimisticValue(keyOf(value));
  const dates = datesOf(shown);
  // Intermediate days while typing are compared with the range as it was before.
  const before = useRef(dates);
  const change = (next: Dates) => {
    sent.current.push(keyOf(next));
    setShown(keyOf(next));
    onChange(next);
  };
  const day = (side: keyof Dates, label: UiMessageId) => (
    <DayField
      label={text(label)}
      value={dates[side]}
      onBegin={() => {
        before.current = dates;
      }}
      onDay={(typed) => change(withDay(before.current, side, typed))}
    />
  );
  return (
    <Stack
      component="fieldset"
      direction={{ xs: 'column', md: 'row' }}
      sx={{ gap: 1.5, m: 0, p: 0, border: 0, minWidth: 0, alignItems: { md: 'flex-end' } }}
      aria-label={text('ui.list.dates')}
    >
      <Stack direction="row" sx={{ gap: 1.5 }}>
        {day('from', 'ui.list.from')}
        {day('to', 'ui.list.to')}
      </Stack>
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
        {offered.map((name) => {
          const { label, dates: datesFrom } = presets[name];
          const preset = datesFrom(today);
          const chosen = keyOf(preset) === shown;
          return (
            <Button
              key={label}
              size="small"
              color={chosen ? 'secondary' : 'inherit'}
              variant={chosen ? 'contained' : 'text'}
              aria-pressed={chosen}
              onClick={() => change(preset)}
            >
              {text(label)}
            </Button>
          );
        })}
      </Stack>
    </Stack>
  );
}
