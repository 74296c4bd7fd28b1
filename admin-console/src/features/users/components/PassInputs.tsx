import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  clubQuery,
  currentSeasonQuery,
  passOffersQuery,
  rules,
  type Season,
  SeasonStatus,
  seasonsQuery,
} from 'shared-api';
import { overlap } from 'shared-api/passes';
import { Alert, addMonths, Box, clubDate, Text, Typography } from 'shared-ui';
import { DateInput, MoneyInput, useField } from 'shared-ui/forms';
import type { PassValues } from '../fields';

/** The pass that one usually gives: the current season's, else three months from today. */
const useUsualPass = (season: UseQueryResult<Season | null>): PassValues | undefined => {
  const club = useQuery(clubQuery());
  if (season.isPending || club.isPending) return undefined;
  const startDate = clubDate();
  const endDate = addMonths(startDate, rules.season.months);
  const price = club.data?.seasonPrice ?? rules.season.planCardPrice;
  const usual = season.data ?? { startDate, endDate, price };
  return { startDate: usual.startDate, endDate: usual.endDate, price: String(usual.price) };
};

/** The seasons that a pass reaches into and whose passes are all taken, or waited for. */
const useExceeded = (pass: PassValues | null) => {
  const seasons = useQuery(seasonsQuery({ status: SeasonStatus.Active, pageSize: 100 }));
  const offers = useQuery(passOffersQuery());
  return (seasons.data?.rows ?? []).flatMap(
    ({ id, name, maxPasses: max, registeredUsersCount: count, ...dates }) => {
      const own = offers.data?.find(({ kind, season }) => kind !== 'threeMonths' && season?.id === id);
      const queue = own?.queueLength ?? 0;
      const isTaken = max !== null && (count >= max || queue > 0);
      return pass && isTaken && overlap(pass, dates)
        ? [{ id, values: { season: name, count, max, queue } }]
        : [];
    },
  );
};

/** Dates and price of the pass that comes with the season plan; drawn only when the plan is given. */
export function PassInputs() {
  const [{ value }, , { setValue }] = useField<PassValues | null>('pass');
  const season = useQuery(currentSeasonQuery());
  const usual = useUsualPass(season);
  const exceeded = useExceeded(value);
  // Once, when it has come; from then on it is the person's.
  useEffect(() => {
    if (value === null && usual) void setValue(usual);
  }, [value, usual, setValue]);
  if (!value) return null;
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 2, m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 1.5 }}>
        <Text id="users.pass" />
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
