import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { type InputProps, useInput } from './use-input';

export interface Option<Value extends string | number> {
  value: Value;
  label: ReactNode;
}

export interface SelectInputProps<Value extends string | number> extends InputProps {
  options: readonly Option<Value>[];
}

/** One of several values. The empty one is shown like the others, if it is among them. */
export function SelectInput<Value extends string | number>(props: SelectInputProps<Value>) {
  const { name, label, help, required = false, disabled = false, options } = props;
  const { id, field, error, hint } = useInput<Value>({ name, help });
  return (
    <TextField
      {...field}
      id={id}
      select
      label={label}
      required={required}
      disabled={disabled}
      error={error !== undefined}
      helperText={hint}
      slotProps={{ select: { displayEmpty: true } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
