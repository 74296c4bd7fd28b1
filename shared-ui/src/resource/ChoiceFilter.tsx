import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useText } from '../messages/text';
import type { Filter } from './types';

export interface ChoiceFilterProps {
  filter: Extract<Filter, { kind: 'choice' }>;
  value: string;
  onChange: (value: string) => void;
}

/** A filter by one of a few values. */
export function ChoiceFilter({ filter, value, onChange }: ChoiceFilterProps) {
  const text = useText();
  const id = useId();
  return (
    <TextField
      select
      id={id}
      size="small"
      label={text(filter.label)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{text(filter.all)}</MenuItem>
      {filter.choices.map((choice) => (
        <MenuItem key={choice.value} value={String(choice.value)}>
          {text(choice.label)}
        </MenuItem>
      ))}
    </TextField>
  );
}
