import TextField from '@mui/material/TextField';
import { type ChangeEvent, useState } from 'react';
import { isWholeDay } from './dates';

export interface DayFieldProps {
  label: string;
  /** A calendar date, or '' for none. */
  value: string;
  /** The person has begun to change the day. */
  onBegin: () => void;
  /** Told every whole day, and '' once the field is emptied. */
  onDay: (day: string) => void;
}

/** A day of a filter; what is typed stays as it is until it is a day. */
export function DayField({ label, value, onBegin, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    // A field that is half filled in says '', too.
    const emptied = target.value === '' && !target.validity.badInput;
    if (emptied || isWholeDay(target.value)) onDay(target.value);
  };
  return (
    <TextField
      size="small"
      type="date"
      label={label}
      value={typed}
      // Without one, browsers let a year have six digits.
      slotProps={{ htmlInput: { max: '9999-12-31' } }}
      onFocus={onBegin}
      onChange={change}
      onBlur={() => setTyped(value)}
    />
  );
}
