import TextField from '@mui/material/TextField';
import { type ChangeEvent, useState } from 'react';
import { isWholeDay } from './dates';

export interface DayFieldProps {
  label: string;
  /** A calendar date, or '' for none. */
  value: string;
  /** Called when the person begins to change the day. */
  onBegin: () => void;
  /** Called with every complete day, and '' when emptied. */
  onDay: (day: string) => void;
}

/** A filter's date input; keeps incomplete input until it is a day. */
export function DayField({ label, value, onBegin, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    // A partly filled input has the value '' too.
    const emptied = target.value === '' && !target.validity.badInput;
    if (emptied || isWholeDay(target.value)) onDay(target.value);
  };
  return (
    <TextField
      size="small"
      type="date"
      label={label}
      value={typed}
      // Otherwise browsers allow six-digit years.
      slotProps={{ htmlInput: { max: '9999-12-31' } }}
      onFocus={onBegin}
      onChange={change}
      onBlur={() => setTyped(value)}
    />
  );
}
