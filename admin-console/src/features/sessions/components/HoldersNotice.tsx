import { useQuery } from '@tanstack/react-query';
import { Alert, isCalendarDate, useText } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { holdersQuery } from '../api';

/** Says, before a session is saved, when more season passes cover its date than it has spots. */
export function HoldersNotice() {
  const text = useText();
  const { values } = useFormikContext<{ sessionDate: string; maxCapacity: string }>();
  const capacity = Number(values.maxCapacity);
  const { data } = useQuery({
    ...holdersQuery(values.sessionDate),
    enabled: isCalendarDate(values.sessionDate) && capacity > 0,
  });
  const count = (data?.holders ?? 0) - capacity;
  if (!data || capacity <= 0 || count <= 0) return null;
  return (
    <Alert severity="warning">
      {text('sessions.fewerThanPasses', { passes: data.holders, capacity, count })}
    </Alert>
  );
}
