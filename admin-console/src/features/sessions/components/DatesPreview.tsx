import { useId } from 'react';
import { Box, FormControlLabel, Text, Typography, useFormat } from 'shared-ui';
import { useField, useFormikContext } from 'shared-ui/forms';
import { Checkbox } from 'shared-ui/resource';
import { weeklyDates } from '../series';
import type { SeriesValues } from './RepeatDialog';

/** Every date of the series, each of which can be skipped. */
export function DatesPreview({ max }: { max: number }) {
  const format = useFormat();
  const id = useId();
  const { values } = useFormikContext<SeriesValues>();
  const [{ value: skip }, { error }, { setValue }] = useField<string[]>('skip');
  const dates = weeklyDates(values.sessionDate, values.until);
  const toggle = (date: string) =>
    void setValue(skip.includes(date) ? skip.filter((one) => one !== date) : [...skip, date]);
  return (
    <Box component="fieldset" aria-describedby={id} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2">
        <Text id="sessions.repeatDates" />
      </Typography>
      <Typography
        id={id}
        variant="body2"
        role="status"
        sx={{ color: error ? 'error.main' : 'text.secondary' }}
      >
        {error ?? <Text id={dates.length > 0 ? 'sessions.repeatHint' : 'sessions.repeatNone'} />}
      </Typography>
      {dates.length <= max && (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' }, mt: 1, pl: 1 }}
        >
          {dates.map((date) => (
            <FormControlLabel
              key={date}
              label={format.date(date, 'medium')}
              control={<Checkbox checked={!skip.includes(date)} onChange={() => toggle(date)} />}
              sx={skip.includes(date) ? { color: 'text.secondary', textDecoration: 'line-through' } : {}}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
