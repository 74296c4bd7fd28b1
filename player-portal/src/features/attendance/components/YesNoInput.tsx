import { type ReactNode, useId } from 'react';
import { Box, CancelIcon, SuccessIcon, Text, Typography } from 'shared-ui';
import { useField } from 'shared-ui/forms';
import { coveringInput } from '../../../components/covering-input';

const choices = [
  { value: 'yes', Icon: SuccessIcon, tone: 'success' },
  { value: 'no', Icon: CancelIcon, tone: 'secondary' },
] as const;
export type YesNo = (typeof choices)[number]['value'];

export interface YesNoInputProps {
  name: string;
  legend: ReactNode;
  /** A yes joins the waiting list. */
  waits?: boolean;
}

/** Two large buttons; radio buttons for keyboard and screen readers. */
export function YesNoInput({ name, legend, waits = false }: YesNoInputProps) {
  const [field, meta, { setValue }] = useField<YesNo | ''>(name);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  return (
    <Box
      component="fieldset"
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required
      // Neither answer is invalid: the error belongs to the group.
      aria-invalid={error !== undefined}
      aria-describedby={error ? id : undefined}
      sx={{ m: 0, p: 0, minWidth: 0, border: 0 }}
    >
      <Typography id={`${id}-legend`} component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        {legend}
      </Typography>
      {error && (
        <Typography id={id} variant="body2" sx={{ mb: 1, color: 'error.main' }}>
          {error}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
        {choices.map(({ value, Icon, tone }) => (
          <Box
            key={value}
            component="label"
            sx={{
              position: 'relative',
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 60,
              px: { xs: 1.5, sm: 2 },
              cursor: 'pointer',
              fontWeight: 650,
              border: '1.5px solid',
              borderColor: error ? 'error.main' : 'club.outline',
              borderRadius: 3,
              '& svg': { color: `${tone}.main` },
              '&:hover': { borderColor: 'text.secondary' },
              '&:has(:checked)': {
                color: `${tone}.contrastText`,
                borderColor: `${tone}.main`,
                bgcolor: `${tone}.main`,
                '& svg': { color: 'inherit' },
              },
              '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'club.focus', outlineOffset: 2 },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={value}
              checked={field.value === value}
              onChange={() => void setValue(value)}
              onBlur={field.onBlur}
              sx={coveringInput}
            />
            <Icon aria-hidden />
            <Text id={waits && value === 'yes' ? 'attendance.yes.waits' : `attendance.${value}`} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
