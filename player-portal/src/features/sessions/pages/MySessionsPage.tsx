import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { type AttendanceRecord, type Session, SessionStatus as Status } from 'shared-api';
import {
  Box,
  Button,
  Card,
  EmptyState,
  Link,
  ListSkeleton,
  Loaded,
  type LoadedQuery,
  Page,
  Section,
  Stack,
  StaleNotice,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { SessionDue } from '../../payments/components/SessionDue';
import { useSessionOpen } from '../../payments/use-balance';
import { answerKey, mySessionsQuery, upcomingSessionsQuery } from '../api';
import { PlaceNote } from '../components/PlaceNote';
import { SessionMarks } from '../components/SessionMarks';
import { SessionStatus } from '../components/SessionStatus';
import { YesNoButtons } from '../components/YesNoButtons';
import { historyStatus, pastRecords } from '../history';
import { pastOf, upcomingOf } from '../my-sessions';
import { useClosing } from '../use-closing';

/** An upcoming session: its start, the person's state or how full it is, and both answers. */
function AnswerRow({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const { hasClosed } = useClosing();
  const isSaving = useIsMutating({ mutationKey: answerKey(session.id) }) > 0;
  const isCancelled = session.status === Status.Cancelled;
  const takesAnswers = !isCancelled && !hasClosed(session);
  const { registeredPlayersCount: taken, maxCapacity: capacity } = session;
  return (
    <Stack
      component="li"
      // On a phone the buttons are below in every row: whether they had room beside the date depends on the date.
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        flexWrap: { sm: 'wrap' },
        gap: 1,
        alignItems: { sm: 'center' },
        justifyContent: 'space-between',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 120 }}>
        <Typography sx={{ fontWeight: 650, ...capitalized }}>
          {format.date(session.sessionDate, 'shortDay')}, {format.time(session.startTime)}
        </Typography>
        {isCancelled ? (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <SessionStatus session={session} />
          </Stack>
        ) : (
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {isSaving ? (
              text('session.answer.saving')
            ) : (
              <SessionMarks
                session={session}
                otherwise={text('ui.capacity.places', { taken, capacity })}
                isNoPressed={takesAnswers}
              />
            )}
          </Typography>
        )}
      </Box>
      {takesAnswers && (
        <>
          <YesNoButtons session={session} size="small" />
          <Box sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
            <PlaceNote session={session} />
          </Box>
        </>
      )}
    </Stack>
  );
}

/** A past session that the person said yes to: whether they have played, and have paid for it. */
function PastRow({ record }: { record: AttendanceRecord }) {
  const text = useText();
  const format = useFormat();
  const { session, isPaid } = record;
  const isOpen = useSessionOpen(session.id).length > 0;
  const isOver = pastRecords([record]).length > 0;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        columnGap: 2,
        alignItems: { sm: 'center' },
        justifyContent: 'space-between',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Typography sx={capitalized}>
        <Link to="session" query={{ id: session.id }} color="inherit">
          {format.date(session.sessionDate, 'full')}
        </Link>
      </Typography>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        {isOver && text(`history.${historyStatus(record)}`)}
        {isOver && (isOpen || isPaid) && ' · '}
        <SessionDue sessionId={session.id} otherwise={isPaid && text('mySessions.paid')} />
      </Typography>
    </Stack>
  );
}

/** The number shown on a phone at first; a button shows the others. */
const firstRows = 6;

interface FoldedListProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** A card of rows, the first few of them at first. */
function FoldedList<Item extends { id: string }>({ items, children }: FoldedListProps<Item>) {
  const text = useText();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Card>
      <Stack component="ul" sx={{ m: 0, px: { xs: 2, sm: 3 }, py: 0.5, listStyle: 'none' }}>
        {items.slice(0, showsAll ? undefined : firstRows).map((item) => (
          <Fragment key={item.id}>{children(item)}</Fragment>
        ))}
      </Stack>
      {!showsAll && items.length > firstRows && (
        <Button fullWidth color="secondary" onClick={() => setShowsAll(true)}>
          {text('mySessions.several.all', { count: items.length })}
        </Button>
      )}
    </Card>
  );
}

/** The sessions that the person has played; nothing where there are none. */
function Past({ records }: { records: LoadedQuery<AttendanceRecord[]> }) {
  const text = useText();
  const past = records.data && pastOf(records.data);
  if (past?.length === 0) return null;
  return (
    <Section title={text('mySessions.past')}>
      <Loaded query={{ ...records, data: past }} heading="h3" waiting={null} failed={text('schedule.failed')}>
        {(items) => <FoldedList items={items}>{(record) => <PastRow record={record} />}</FoldedList>}
      </Loaded>
    </Section>
  );
}

/** `/my-sessions`: upcoming sessions, each answered with one tap, and those that the person has played. */
export function Component() {
  const text = useText();
  const sessions = useQuery(upcomingSessionsQuery());
  const mine = useQuery(mySessionsQuery());
  const { hasClosed } = useClosing();
  // Both at once: neither list moves the other. Without a connection, what is known of one is shown.
  const data = mine.data || mine.isError ? sessions.data : undefined;
  return (
    <Page
      hidden
      width="md"
      title={text('mySessions.title')}
      description={text('mySessions.meta.description')}
    >
      {/* As tall as the screen from the start, so that the footer stays where it is. */}
      <Box sx={{ minHeight: '100dvh' }}>
        <StaleNotice of={[sessions, mine]} />
        <Loaded
          query={{ ...sessions, data }}
          waiting={<ListSkeleton rows={8} rowHeight={64} />}
          failed={text('schedule.failed')}
        >
          {(found) => {
            const upcoming = upcomingOf(found, hasClosed);
            return (
              <>
                <Section title={text('mySessions.upcoming')}>
                  {upcoming.length === 0 ? (
                    <EmptyState heading="h3" title={text('schedule.none.title')}>
                      {text('schedule.none.text')}
                    </EmptyState>
                  ) : (
                    <FoldedList items={upcoming}>{(session) => <AnswerRow session={session} />}</FoldedList>
                  )}
                </Section>
                <Past records={mine} />
                <Typography sx={{ mt: 2.5 }}>
                  <Link to="myAttendance">{text('mySessions.history')}</Link>
                </Typography>
              </>
            );
          }}
        </Loaded>
      </Box>
    </Page>
  );
}
