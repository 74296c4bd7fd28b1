import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { rules } from 'shared-api';
import { addDays, clubDate } from '../format/calendar';
import type { UiMessageId } from '../messages/load';
import { useText } from '../messages/text';
import type { DatePreset } from './types';

export interface Dates {
  from: string;
  to: string;
}

/** The last 30 days up to today, at the club (spec §9). */
export const lastDays = (today: string = clubDate()): Dates => ({
  from: addDays(today, -rules.defaultRangeDays),
  to: today,
});

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

/** From one day to another, both included; the ranges that are wanted most at one press. */
export function DatesFilter({ offered, value, onChange }: DatesFilterProps) {
  const text = useText();
  const id = useId();
  const today = clubDate();
  const day = (key: 'from' | 'to', limits: { min?: string; max?: string }) => (
    <TextField
      id={`${id}-${key}`}
      size="small"
      type="date"
      label={text(key === 'from' ? 'ui.list.from' : 'ui.list.to')}
      value={value[key]}
      onChange={(event) => onChange({ ...value, [key]: event.target.value })}
      slotProps={{ htmlInput: limits }}
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
        {day('from', value.to ? { max: value.to } : {})}
        {day('to', value.from ? { min: value.from } : {})}
      </Stack>
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
        {offered.map((name) => {
          const { label, dates } = presets[name];
          const preset = dates(today);
          const chosen = preset.from === value.from && preset.to === value.to;
          return (
            <Button
              key={label}
              size="small"
              color={chosen ? 'secondary' : 'inherit'}
              variant={chosen ? 'contained' : 'text'}
              aria-pressed={chosen}
              onClick={() => onChange(preset)}
            >
              {text(label)}
            </Button>
          );
        })}
      </Stack>
    </Stack>
  );
}
