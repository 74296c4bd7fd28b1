import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { rules } from 'shared-api';
import { Box, Text, Typography, useFormat } from 'shared-ui';
import { FormControlLabel, useField, useFormikContext } from 'shared-ui/forms';
import { Checkbox } from 'shared-ui/resource';
import { sessionsQuery } from '../api';
import type { SeriesValues } from './fields';
import { weeklyDates } from './series';

/** The number of sessions to create. */
export function SeriesSubmit() {
  const { values } = useFormikContext<SeriesValues>();
  const { count } = useTakenDates(values.sessionDate, values.until, values.skip);
  return <Text id="sessions.repeatSubmit" values={{ count }} />;
}

/** A weekly series: its dates, those that already have a session, and the number of sessions it would create. */
interface SeriesDates {
  dates: string[];
  taken: Set<string>;
  count: number;
}

/**
 * The dates of a weekly series, and those that already have a session, in any status. The server skips these anyway;
 * none is known while loading.
 * @param skip unwanted dates
 */
const useTakenDates = (first: string, until: string, skip: readonly string[]): SeriesDates => {
  const dates = weeklyDates(first, until);
  const { data } = useQuery({
    ...sessionsQuery({ includePast: true, from: first, to: until }),
    enabled: dates.length > 0,
  });
  const planned = new Set(data?.rows.map(({ sessionDate }) => sessionDate));
  const taken = new Set(dates.filter((date) => planned.has(date)));
  return { dates, taken, count: dates.filter((date) => !skip.includes(date) && !taken.has(date)).length };
};

interface DatesPreviewProps {
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
