import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { registrationsQuery, type Session } from 'shared-api';
import {
  Button,
  CapacityBar,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
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
import { Participants } from './Participants';

export interface SessionDetailsProps {
  session: Session;
  open: boolean;
  onClose: () => void;
}

/** A session with everybody who answered. */
export function SessionDetails({ session, open, onClose }: SessionDetailsProps) {
  const format = useFormat();
  const id = useId();
  const registrations = useQuery({ ...registrationsQuery(session.id), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {format.date(session.sessionDate, 'full')}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5, mb: 3 }}>
          <StatusLine session={session} />
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
          {(data) => <Participants registrations={data} />}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Text id="ui.action.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function StatusLine({ session }: { session: Session }) {
  return (
    <div>
      <StatusChip kind="session" status={session.status} />
    </div>
  );
}
