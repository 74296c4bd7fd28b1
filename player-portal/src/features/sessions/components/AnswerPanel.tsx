import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type AttendanceReceipt,
  type AttendanceRecord,
  clubQuery,
  now,
  type Session,
  useAuth,
} from 'shared-api';
import {
  Button,
  Card,
  CardContent,
  CheckIcon,
  LinkButton,
  ListSkeleton,
  Loaded,
  Stack,
  Text,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { Outcome } from '../../../components/Outcome';
import { PaymentInstructions } from '../../payments/components/PaymentInstructions';
import { useSessionPayments } from '../../payments/use-balance';
import { useCreditNote } from '../../payments/use-credit-note';
import { answerState } from '../answer';
import { attendanceSummaryQuery } from '../api';
import { standingOf } from '../standing';
import { mayBeLate, type Start, useClosing } from '../use-closing';
import { useGiveUp } from '../use-give-up';
import { useHeldBack } from '../use-held-back';
import { useOneTap } from '../use-one-tap';
import { usePressedBefore } from '../use-pressed';
import { useWaitingList } from '../use-waiting-list';
import { AddToCalendar } from './AddToCalendar';
import { AnswerForm } from './AnswerForm';
import { AnswerUnavailable } from './AnswerUnavailable';
import { BringGuest } from './BringGuest';
import { Guests } from './Guests';
import { Opening } from './Opening';
import { PlaceNote } from './PlaceNote';
import { SessionPanel } from './SessionPanel';
import { SideBySide } from './SideBySide';

interface AnswerResultProps {
  session: Session;
  receipt: AttendanceReceipt;
  onAgain: () => void;
}

/** After a yes: confirmation and calendar. After a no: thanks. */
function AnswerResult({ session, receipt, onAgain }: AnswerResultProps) {
  const format = useFormat();
  const creditNote = useCreditNote();
  const attending = receipt.attendance.isAttending;
  const kind = attending ? 'success' : 'declined';
  return (
    <Outcome
      icon={<CheckIcon />}
      tone={attending ? 'success' : 'secondary'}
      title={<Text id={`attendance.${kind}.title`} />}
      actions={
        <>
          {attending && <AddToCalendar session={session} variant="contained" />}
          <LinkButton to="schedule" variant={attending ? 'outlined' : 'contained'} color="secondary">
            <Text id="attendance.viewSchedule" />
          </LinkButton>
          <Button color="secondary" onClick={onAgain}>
            <Text id="mySessions.change" />
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 0.5, fontWeight: 650, color: 'text.primary', ...capitalized }}>
        {format.date(session.sessionDate, 'day')}, {format.timeRange(session.startTime, session.endTime)}
      </Typography>
      {receipt.credit && creditNote(receipt.credit)}
    </Outcome>
  );
}

/** Until when players are asked to cancel, and what a late no costs, while that applies. */
function CancelNotice({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const { deadline } = useClosing();
  const { data: club } = useQuery(clubQuery());
  const until = deadline(session);
  // Players who are in see their own terms instead.
  const charges = club?.lateNoCharged && mayBeLate(club) && session.dropInPrice > 0 && !session.isAttending;
  if (!until || until.getTime() < now()) return null;
  const at = until.toISOString();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text('attendance.cancelBy', { day: format.date(at, 'shortDay'), time: format.time(at) })}
      {charges && ` ${text('attendance.charged', { amount: format.money(session.dropInPrice) })}`}
    </Typography>
  );
}

/** Says until when a session takes answers, unless that is its start; or that it no longer does. */
function ClosingNote({ session }: { session: Start }) {
  const text = useText();
  const format = useFormat();
  const { closing, hasClosed, closesEarly } = useClosing();
  const closes = closing(session);
  const isClosed = hasClosed(session);
  if (!closes || (!isClosed && !closesEarly)) return null;
  const at = closes.toISOString();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {isClosed
        ? text('session.closed')
        : text('session.closes', { day: format.date(at, 'shortDay'), time: format.time(at) })}
    </Typography>
  );
}

interface AnswerProps {
  session: Session;
  record: AttendanceRecord | undefined;
  onDone: (receipt: AttendanceReceipt) => void;
}

/** Both answers, or why there are none. */
function Answer({ session, record, onDone }: AnswerProps) {
  // The form stays, with its values, if the last spot is taken meanwhile.
  const [filledUp, setFilledUp] = useState(false);
  const [hadForm, setHadForm] = useState(false);
  const [openedOn] = useState(now);
  const { hasClosed } = useClosing();
  const situation = answerState(session, record, hasClosed(session, openedOn));
  const stays = filledUp || (hadForm && situation === 'full');
  const waits = situation === 'wait' || (stays && session.waitingPosition === null);
  const hasForm = situation === 'new' || situation === 'update' || waits;
  if (hasForm && !hadForm) setHadForm(true);
  const kept = usePressedBefore(session);
  const { join, leave } = useWaitingList(session);
  const { answer } = useOneTap(session);
  const { giveUp, question } = useGiveUp(session, () => answer(false));
  const toDo = useRef(kept);
  useEffect(() => {
    const press = toDo.current;
    toDo.current = undefined;
    const isWaiting = session.waitingPosition !== null;
    const takesNo = (hasForm || situation === 'full') && session.isAttending !== false;
    if (press === 'wait' && (situation === 'full' || waits) && !isWaiting) join.mutate(undefined);
    if (press === 'leave' && isWaiting) leave.mutate();
    if (press === 'no' && takesNo) giveUp();
  });
  if (!hasForm)
    return (
      <>
        <AnswerUnavailable session={session} state={situation} />
        {question}
      </>
    );
  return (
    <Stack sx={{ gap: 3 }}>
      {question}
      <PlaceNote session={session} />
      <AnswerForm
        session={session}
        record={record}
        waits={waits}
        saysYes={kept === 'yes' && !waits && !record?.isAttending}
        onWaits={setFilledUp}
        onDone={onDone}
      />
      <Guests session={session} />
      <BringGuest session={session} />
      {!waits && <CancelNotice session={session} />}
      <ClosingNote session={session} />
    </Stack>
  );
}

/** The session on one side, the answer and the payment on the other; stacked on a phone. */
export function AnswerPanel({ session }: { session: Session }) {
  const text = useText();
  const userId = useAuth(({ user }) => user?.id);
  const summary = useQuery(attendanceSummaryQuery(session.id));
  const open = useSessionPayments(session.id);
  const [receipt, setReceipt] = useState<AttendanceReceipt>();
  const record = summary.data?.attendances.find((attendance) => attendance.userId === userId);
  const own = receipt?.paymentDue ? [receipt.paymentDue] : [];
  const guests = receipt?.attendance.isAttending ? open.filter(({ guestName }) => guestName) : [];
  const isComing = standingOf(session, false, now()) === 'in';
  const stage = useHeldBack(session);
  const dues = receipt ? [...own, ...guests] : open;

  return (
    <SideBySide>
      <SessionPanel session={session} />
      <Stack sx={{ gap: { xs: 2, md: 3 } }}>
        <Card>
          <CardContent>
            {receipt ? (
              <AnswerResult session={session} receipt={receipt} onAgain={() => setReceipt(undefined)} />
            ) : (
              <Loaded
                query={summary}
                waiting={<ListSkeleton rows={2} rowHeight={60} />}
                failed={text('attendance.failed.session')}
              >
                {() =>
                  stage ? (
                    <Opening session={session} stage={stage} isPage />
                  ) : (
                    <Answer session={session} record={record} onDone={setReceipt} />
                  )
                }
              </Loaded>
            )}
          </CardContent>
        </Card>
        {dues.length > 0 && <PaymentInstructions dues={dues} />}
        {!receipt && isComing && <AddToCalendar session={session} fullWidth />}
      </Stack>
    </SideBySide>
  );
}
