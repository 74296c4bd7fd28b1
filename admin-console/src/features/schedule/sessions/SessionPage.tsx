import { useQuery } from '@tanstack/react-query';
import { type Session, SessionStatus, sessionQuery } from 'shared-api';
import {
  Box,
  CapacityBar,
  LinkButton,
  ListSkeleton,
  Loaded,
  SessionFacts,
  Stack,
  StatusChip,
  Text,
  Typography,
  useRecordId,
  useText,
} from 'shared-ui';
import { ShareSession } from 'shared-ui/details';
import { ActionMenu, ListDialogs, useI18n, useListActions, useRecord } from 'shared-ui/resource';
import { RecordPage } from '../../../layout/RecordPage';
import { QuickMail } from '../../communication/QuickMail';
import { DoorLinks } from '../../morning/door/DoorLinks';
import { Remarks } from '../../morning/door/Remarks';
import { registrationsQuery, turnoutQuery } from '../api';
import { cancelAction, sessionActions } from './actions';
import { Decision } from './Decision';
import { editForm } from './forms';
import { PlacesList } from './PlacesList';
import { PriceFact } from './PriceFact';
import { sessions } from './resource';
import { UndecidedSessions } from './UndecidedSessions';

/** Who has not answered for a session that is still played, and what asks them. */
function Unanswered({ session: { id, status } }: { session: Session }) {
  const text = useText();
  const isOn = status === SessionStatus.Open || status === SessionStatus.Full;
  const { data } = useQuery({ ...turnoutQuery(id), enabled: isOn });
  if (!isOn || !data || data.unanswered.length === 0) return null;
  const count = data.unanswered.length;
  return (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Typography component="h2" variant="h5">
        <Text id="sessions.participants.unanswered" /> ({count})
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{data.unanswered.map(({ userName }) => userName).join(', ')}</Typography>
      <QuickMail
        emailType="attendance-reminder"
        group={{ sessionId: id, standing: 'unanswered' }}
        title={text('sessions.next.nudgeAll', { count })}
        sx={{ mt: 1.5 }}
      />
    </Box>
  );
}

const actionsHere = sessionActions.filter(({ does }) => does !== 'go');

function Facts({ session }: { session: Session }) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      <div>
        <StatusChip kind="session" status={session.status} />
      </div>
      <SessionFacts session={session} />
      <PriceFact session={session} />
      <CapacityBar taken={session.registeredPlayersCount} capacity={session.maxCapacity} />
      <LinkButton to="adminDoor" query={{ session: session.id }} variant="outlined" color="secondary">
        <Text id="door.open" />
      </LinkButton>
      <DoorLinks session={session.id} />
      <ShareSession session={session} variant="outlined" />
      {session.status !== SessionStatus.Cancelled && (
        <LinkButton to="adminTeams" query={{ id: session.id }} variant="outlined" color="secondary">
          <Text id="teams.title" />
        </LinkButton>
      )}
    </Stack>
  );
}

/** `/admin/sessions/:id`: a session with everybody who answered. */
export function Component() {
  const id = useRecordId();
  const i18n = useI18n();
  const session = useQuery(sessionQuery(id));
  const registrations = useQuery(registrationsQuery(id));
  const listActions = useListActions(useRecord(sessions, session.data));
  return (
    <RecordPage
      query={session}
      list="adminSessions"
      title="sessions.title"
      failed="sessions.failed"
      nameOf={({ sessionDate }) => i18n.format.date(sessionDate, 'full')}
      actions={
        session.data && (
          <ActionMenu
            row={session.data}
            name={sessions.nameOf(session.data, i18n)}
            actions={actionsHere}
            onAct={listActions.act}
          />
        )
      }
    >
      {(shown) => (
        <>
          <Remarks session={id} />
          <UndecidedSessions
            id={id}
            actions={(undecided) => (
              <Decision session={undecided} onCancel={() => listActions.act(cancelAction, undecided)} />
            )}
          />
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 3, md: 5 },
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
            }}
          >
            <Facts session={shown} />
            <div>
              <Loaded
                query={registrations}
                waiting={<ListSkeleton rows={4} rowHeight={44} />}
                failed={<Text id="sessions.participants.failed" />}
                heading="h2"
              >
                {(data) => <PlacesList session={shown} registrations={data} />}
              </Loaded>
              <Unanswered session={shown} />
            </div>
          </Box>
          <ListDialogs listActions={listActions} edit={editForm} />
        </>
      )}
    </RecordPage>
  );
}
