import { useQuery } from '@tanstack/react-query';
import type { Session } from 'shared-api';
import { Alert, useText } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { registrationsQuery } from '../api';
import { excessSpots, lastIn, nameWithGuests } from '../policy';
import { HoldersNotice } from './HoldersNotice';

/**
 * Warns about the capacity being typed: that it is below the taken spots and cannot be saved, and who came in
 * last; or that it is below the number of passes.
 */
export function CapacityNotice({ session }: { session: Session }) {
  const text = useText();
  const { values } = useFormikContext<{ maxCapacity: string }>();
  const count = excessSpots(session, Number(values.maxCapacity));
  const { data } = useQuery({ ...registrationsQuery(session.id), enabled: count > 0 });
  if (count === 0) return <HoldersNotice />;
  if (!data) return null;
  const names = lastIn(data, count).map(nameWithGuests).join(', ');
  return <Alert severity="warning">{text('sessions.overCapacity', { count, names })}</Alert>;
}
