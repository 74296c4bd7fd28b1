import { useQuery } from '@tanstack/react-query';
import { registrationsQuery, type Session } from 'shared-api';
import { Alert, useText } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { lastIn, nameWithGuests, spotsTooMany } from '../policy';
import { HoldersNotice } from './HoldersNotice';

/**
 * Says of the capacity that is being typed what is wrong with it: how many spots too many are taken, so that it cannot be saved,
 * and who came in last; else how many passes it is too small for.
 */
export function CapacityNotice({ session }: { session: Session }) {
  const text = useText();
  const { values } = useFormikContext<{ maxCapacity: string }>();
  const count = spotsTooMany(session, Number(values.maxCapacity));
  const { data } = useQuery({ ...registrationsQuery(session.id), enabled: count > 0 });
  if (count === 0) return <HoldersNotice />;
  if (!data) return null;
  const names = lastIn(data, count).map(nameWithGuests).join(', ');
  return <Alert severity="warning">{text('sessions.overCapacity', { count, names })}</Alert>;
}
