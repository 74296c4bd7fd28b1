import { Text } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import type { SeriesValues } from '../fields';
import { useTakenDates } from '../use-taken-dates';

/** How many sessions the button makes. */
export function SeriesSubmit() {
  const { values } = useFormikContext<SeriesValues>();
  const { dates, taken } = useTakenDates(values.sessionDate, values.until);
  const count = dates.filter((date) => !values.skip.includes(date) && !taken.has(date)).length;
  return <Text id="sessions.repeatSubmit" values={{ count }} />;
}
