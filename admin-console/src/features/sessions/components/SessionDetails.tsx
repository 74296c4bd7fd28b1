import { useQuery } from '@tanstack/react-query';
import { registrationsQuery, type Session } from 'shared-api';
import {
  CapacityBar,
  Fact,
  ListSkeleton,
  Loaded,
  PaymentIcon,
  SessionFacts,
  Stack,
  StatusChip,
  Text,
  useFormat,
} from 'shared-ui';
import { InfoDialog } from '../../../layout/InfoDialog';
import { PlacesList } from './PlacesList';
import { Unanswered } from './Unanswered';

export interface SessionDetailsProps {
  session: Session;
  open: boolean;
  onClose: () => void;
}

/** A session with everybody who answered. */
export function SessionDetails({ session, open, onClose }: SessionDetailsProps) {
  const format = useFormat();
  const registrations = useQuery({ ...registrationsQuery(session.id), enabled: open });
  return (
    <InfoDialog title={format.date(session.sessionDate, 'full')} open={open} onClose={onClose}>
      <Stack sx={{ gap: 1.5, mb: 3 }}>
        <div>
          <StatusChip kind="session" status={session.status} />
        </div>
        <SessionFacts session={session} />
        <Fact icon={<PaymentIcon aria-hidden />}>{format.money(session.dropInPrice)}</Fact>
        <CapacityBar taken={session.registeredPlayersCount} capacity={session.maxCapacity} />
      </Stack>
      <Loaded
        query={registrations}
        waiting={<ListSkeleton rows={4} rowHeight={44} />}
        failed={<Text id="sessions.participants.failed" />}
        heading="h3"
      >
        {(data) => <PlacesList session={session} registrations={data} />}
      </Loaded>
      <Unanswered session={session} />
    </InfoDialog>
  );
}
