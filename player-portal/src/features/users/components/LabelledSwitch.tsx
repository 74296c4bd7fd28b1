import { type ReactNode, useId } from 'react';
import { Typography } from 'shared-ui';
import { FormControlLabel, Switch } from 'shared-ui/forms';

export interface LabelledSwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled: boolean;
  onChange(checked: boolean): void;
  children?: ReactNode;
}

/** A switch with an explanation. */
export function LabelledSwitch({ label, hint, checked, disabled, onChange, children }: LabelledSwitchProps) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            checked={checked}
            onChange={(_event, isOn) => onChange(isOn)}
            slotProps={{ input: { role: 'switch', ...(hint && { 'aria-describedby': id }) } }}
          />
        }
      />
      {hint && (
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      {children}
    </div>
  );
}
