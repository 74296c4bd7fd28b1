import { useId } from 'react';
import { rules } from 'shared-api';
import { Box, Typography } from 'shared-ui';
import { OutlinedInput } from 'shared-ui/fields';

interface ReasonInputProps {
  /** Already translated. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A reason in somebody's own words. */
export function ReasonInput({ label, value, onChange }: ReasonInputProps) {
  const id = useId();
  return (
    <Box sx={{ my: 1 }}>
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 650 }}>
        {label}
      </Typography>
      <OutlinedInput
        fullWidth
        required
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { maxLength: rules.notes.max } }}
        sx={{ minHeight: 56 }}
      />
    </Box>
  );
}
