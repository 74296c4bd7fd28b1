import { Text } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import type { SeriesValues } from '../fields';
import { useTakenDates } from '../use-taken-dates';

/** The number of sessions to create. */
export function SeriesSubmit() {
  const { values } = useFormikContext<SeriesValues>();
  const { count } = useTakenDates(values.sessionDate, values.until, values.skip);
  return <Text id="sessions.repeatSubmit" values={{ count }} />;
}
