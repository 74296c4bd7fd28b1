import { useId } from 'react';
import { rules } from 'shared-api';
import { Box, Text, Typography, useFormat } from 'shared-ui';
import { FormControlLabel, useField } from 'shared-ui/forms';
import { Checkbox } from 'shared-ui/resource';
import { useTakenDates } from '../use-taken-dates';

export interface DatesPreviewProps {
  first: string;
  until: string;
}

/** The dates of a weekly series, each of which can be skipped; those that already have a session are disabled. */
export function DatesPreview({ first, until }: DatesPreviewProps) {
  const format = useFormat();
  const id = useId();
  const [{ value: skip }, { error }, { setValue }] = useField<string[]>('skip');
  const { dates, taken, count } = useTakenDates(first, until, skip);
  const toggle = (date: string) =>
    void setValue(skip.includes(date) ? skip.filter((one) => one !== date) : [...skip, date]);
  return (
    <Box component="fieldset" aria-describedby={id} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        <Text id="sessions.repeatDates" />
      </Typography>
      <Typography
        id={id}
        variant="body2"
        role="status"
        sx={{ color: error ? 'error.main' : 'text.secondary' }}
      >
        {error ?? (
          <Text id={dates.length > 0 ? 'sessions.repeatHint' : 'sessions.repeatNone'} values={{ count }} />
        )}
      </Typography>
      {dates.length <= rules.session.seriesMax && (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' }, mt: 1, pl: 1 }}
        >
          {dates.map((date) => {
            const off = taken.has(date) || skip.includes(date);
            return (
              <FormControlLabel
                key={date}
                disabled={taken.has(date)}
                label={
                  <>
                    {format.date(date, 'medium')}
                    {taken.has(date) && (
                      <Typography component="span" variant="caption" sx={{ display: 'block' }}>
                        <Text id="sessions.repeatTaken" />
                      </Typography>
                    )}
                  </>
                }
                control={<Checkbox checked={!off} onChange={() => toggle(date)} />}
                sx={skip.includes(date) ? { color: 'text.secondary', textDecoration: 'line-through' } : {}}
              />
            );
          })}
        </Box>
      )}
    </Box>
  );
}
