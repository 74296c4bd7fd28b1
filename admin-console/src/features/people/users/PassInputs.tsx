import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clubQuery, rules, SeasonStatus } from 'shared-api';
import { overlap, type PassPeriod } from 'shared-api/passes';
import { Alert, addDays, addMonths, Box, clubDate, Text, Typography } from 'shared-ui';
import { DateInput, MoneyInput, useField } from 'shared-ui/forms';
import { seasonsQuery } from '../../schedule/api';
import { currentSeasonQuery } from '../api';
import type { PassValues } from './fields';

const activeSeasons = () => seasonsQuery({ status: SeasonStatus.Active, pageSize: 100 });

/**
 * The proposed pass: the current season's, otherwise three months from today. For a holder: the first season's that no
 * held pass overlaps, otherwise three months from the end of the last one.
 */
const useUsualPass = (held: readonly PassPeriod[]): PassValues | undefined => {
  const club = useQuery(clubQuery());
  const current = useQuery(currentSeasonQuery());
  const seasons = useQuery(activeSeasons());
  if (current.isPending || club.isPending || seasons.isPending) return undefined;
  const today = clubDate();
  const beside = (seasons.data?.rows ?? [])
    .filter((season) => season.endDate >= today && !held.some((pass) => overlap(pass, season)))
    .sort((one, other) => one.startDate.localeCompare(other.startDate));
  const [last] = held
    .map(({ endDate }) => endDate)
    .sort()
    .reverse();
  const startDate = last ? addDays(last, 1) : today;
  const endDate = addMonths(startDate, rules.season.months);
  const price = club.data?.seasonPrice ?? rules.season.planCardPrice;
  const usual = (last ? beside[0] : current.data) ?? { startDate, endDate, price };
  return { startDate: usual.startDate, endDate: usual.endDate, price: String(usual.price), held };
};

/** The seasons in which the pass would be one too many. */
const useExceeded = (pass: PassValues | null) => {
  const seasons = useQuery(activeSeasons());
  return (seasons.data?.rows ?? []).flatMap(
    ({ id, name, maxPasses: max, registeredUsersCount: count, ...dates }) => {
      const isTaken = max !== null && count >= max;
      const isCounted = pass?.held.some((one) => overlap(one, dates));
      return pass && isTaken && !isCounted && overlap(pass, dates)
        ? [{ id, values: { season: name, count, max } }]
        : [];
    },
  );
};

interface PassInputsProps {
  title: 'users.pass' | 'users.passAnother';
  /** The passes that the person holds. */
  held?: readonly PassPeriod[];
}

const none: readonly PassPeriod[] = [];

/** Dates and price of a pass; rendered only when one is given. */
export function PassInputs({ title, held = none }: PassInputsProps) {
  const [{ value }, , { setValue }] = useField<PassValues | null>('pass');
  const usual = useUsualPass(held);
  const exceeded = useExceeded(value);
  // Only once, when it is loaded: later changes are the administrator's.
  useEffect(() => {
    if (value === null && usual) void setValue(usual);
  }, [value, usual, setValue]);
  if (!value) return null;
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 2, m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 1.5, p: 0 }}>
        <Text id={title} />
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' } }}>
        <DateInput name="pass.startDate" label={<Text id="ui.field.startDate" />} required />
        <DateInput name="pass.endDate" label={<Text id="ui.field.endDate" />} required />
        <MoneyInput name="pass.price" label={<Text id="ui.field.price" />} required />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Text id="users.passHint" />
      </Typography>
      {exceeded.map(({ id, values }) => (
        <Alert key={id} severity="warning">
          <Text id="users.passExceeds" values={values} />
        </Alert>
      ))}
    </Box>
  );
}
