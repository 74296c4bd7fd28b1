import { useQuery } from '@tanstack/react-query';
import { registrationsQuery, type Session } from 'shared-api';
import { Alert, useText } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';

/** Says how many people have a spot beyond the capacity that is being typed, and who answered last, before it is saved. */
export function CapacityNotice({ session }: { session: Session }) {
  const text = useText();
  const { values } = useFormikContext<{ maxCapacity: string }>();
  const capacity = Number(values.maxCapacity);
  const count = session.registeredPlayersCount - capacity;
  const isOver = capacity > 0 && count > 0;
  const { data } = useQuery({ ...registrationsQuery(session.id), enabled: isOver });
  if (!isOver || !data) return null;
  const attending = data.filter(({ isAttending }) => isAttending);
  const names = attending.slice(-count).map(({ userName }) => userName);
  return (
    <Alert severity="warning">{text('sessions.overCapacity', { count, names: names.join(', ') })}</Alert>
  );
}
