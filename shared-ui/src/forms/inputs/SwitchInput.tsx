import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { type InputProps, useInput } from './use-input';

/** On or off. */
export function SwitchInput({ name, label, help, disabled = false }: InputProps) {
  const { id, field, hint, setValue } = useInput<boolean>({ name, help });
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            name={name}
            checked={field.value}
            onBlur={field.onBlur}
            onChange={(_event, checked) => void setValue(checked)}
            slotProps={{ input: { role: 'switch', ...(hint ? { 'aria-describedby': id } : {}) } }}
          />
        }
      />
      {hint && (
        <FormHelperText id={id} sx={{ mt: 0 }}>
          {hint}
        </FormHelperText>
      )}
    </div>
  );
}
