import { Text } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { weeklyDates } from '../series';
import type { SeriesValues } from './RepeatDialog';

/** How many sessions the button makes. */
export function SeriesSubmit() {
  const { values } = useFormikContext<SeriesValues>();
  const dates = weeklyDates(values.sessionDate, values.until);
  const count = dates.filter((date) => !values.skip.includes(date)).length;
  return <Text id="sessions.repeatSubmit" values={{ count }} />;
}
