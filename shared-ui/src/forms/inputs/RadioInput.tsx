import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Option } from './SelectInput';
import { type InputProps, useInput } from './use-input';

export interface RadioInputProps<Value extends string | number> extends InputProps {
  options: readonly Option<Value>[];
  row?: boolean;
}

/** A choice of a few values, all visible. */
export function RadioInput<Value extends string | number>(props: RadioInputProps<Value>) {
  const { name, label, help, required = false, disabled = false, options, row = false } = props;
  const { id, field, error, hint, setValue } = useInput<Value>({ name, help });
  const find = (value: string) => options.find((option) => String(option.value) === value)?.value;
  return (
    <FormControl error={error !== undefined} required={required} disabled={disabled}>
      <FormLabel id={`${id}-label`} component="div" sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup
        row={row}
        name={name}
        aria-labelledby={`${id}-label`}
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={hint ? id : undefined}
        value={field.value}
        onBlur={field.onBlur}
        onChange={(_event, value) => {
          const chosen = find(value);
          if (chosen !== undefined) void setValue(chosen);
        }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
      {hint && <FormHelperText id={id}>{hint}</FormHelperText>}
    </FormControl>
  );
}
