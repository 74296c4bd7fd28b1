import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, attendanceMessageOf, SessionStatus } from 'shared-api';
import {
  CardSkeleton,
  CheckIcon,
  LinkButton,
  Loading,
  Stack,
  Text,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { Outcome } from '../../../components/Outcome';
import { PaymentInstructions } from '../../payments/components/PaymentInstructions';
import { useCreditNote } from '../../payments/use-credit-note';
import { mailedQuery } from '../api';
import { AddToCalendar } from '../components/AddToCalendar';
import { LinkFailure } from '../components/LinkFailure';
import { LinkFrame } from '../components/LinkFrame';
import { LinkOwner } from '../components/LinkOwner';
import type { MailedReply } from '../components/MailedQuestion';
import { type MailedLink, useMailedLink, useSomebodyElse } from '../use-mailed-link';

interface MailedResultProps {
  /** The answer, as the address says it. */
  attending: boolean;
  /** What stands; without it, only the address is known. */
  reply?: MailedReply;
  link?: MailedLink;
}

/** The answers that can be given instead of what stands. */
const othersOf = ({ place, closed, session }: MailedReply): boolean[] => {
  if (closed) return [];
  const mayTake = session.status !== SessionStatus.Full || place?.standing === 'offered';
  return [
    ...(place?.standing !== 'in' && mayTake ? [true] : []),
    ...(place?.standing !== 'out' ? [false] : []),
  ];
};

/** What stands after an answer through a mailed link, and links to give another one. */
function MailedResult({ attending, reply, link }: MailedResultProps) {
  const text = useText();
  const format = useFormat();
  const creditNote = useCreditNote();
  const isOthers = useSomebodyElse(link ?? { userId: '' }) !== undefined;
  const { session, place, paymentDue: due } = reply ?? {};
  const standing = reply ? place?.standing : attending ? 'in' : 'out';
  const answer = standing === 'in' ? 'yes' : standing === 'out' ? 'no' : null;
  const isFull = session?.status === SessionStatus.Full && !reply?.closed;
  return (
    <Stack sx={{ gap: 4 }}>
      {link && <LinkOwner link={link} firstName={reply?.firstName} />}
      <Outcome
        heading="h1"
        icon={<CheckIcon />}
        tone={answer === 'yes' ? 'success' : 'secondary'}
        title={
          answer ? (
            <Text id={`link.${answer}.title`} />
          ) : (
            text(
              `session.title.${standing === 'waiting' || standing === 'offered' ? standing : 'unanswered'}`,
              {
                date: format.date(session?.sessionDate ?? '', 'shortDay'),
                time: format.time(place?.offeredUntil ?? ''),
                position: place?.position ?? 0,
              },
            )
          )
        }
        actions={
          <>
            {answer === 'yes' && session && <AddToCalendar session={session} variant="contained" />}
            <LinkButton to="schedule" variant="outlined" color="secondary">
              <Text id="attendance.viewSchedule" />
            </LinkButton>
            {answer === 'no' && isFull && !isOthers && link && (
              <LinkButton to="attendanceConfirmation" query={{ sessionId: link.sessionId }} color="secondary">
                {text('schedule.waiting.join')}
              </LinkButton>
            )}
            {reply &&
              othersOf(reply).map((other) => (
                <LinkButton
                  key={String(other)}
                  to="attendanceLink"
                  query={{ ...link, attending: other }}
                  replace
                  color="secondary"
                >
                  {text(other ? 'schedule.register' : 'link.other.no')}
                </LinkButton>
              ))}
          </>
        }
      >
        {session && (
          <Typography sx={{ mb: 0.5, fontWeight: 650, color: 'text.primary', ...capitalized }}>
            {format.date(session.sessionDate, 'full')}, {format.timeRange(session.startTime, session.endTime)}
          </Typography>
        )}
        {due ? (
          <Typography component="strong" variant="h4" sx={{ color: 'text.primary' }}>
            <Text id="pay.owed" values={{ amount: format.money(due.amount) }} />
          </Typography>
        ) : (
          answer && <Text id={`link.${answer}.text`} />
        )}{' '}
        {reply?.credit && creditNote(reply.credit)}
      </Outcome>
      {due && <PaymentInstructions dues={[due]} />}
    </Stack>
  );
}

/** What stands now, which may not be what the link has answered. @param attending the answer in the address */
function Standing({ link, attending }: { link: MailedLink; attending: boolean }) {
  const text = useText();
  const { data, error, isStale, isFetchedAfterMount } = useQuery(mailedQuery(link));
  // What was known when the page was left is not shown again: it may have been changed elsewhere.
  const [isOld] = useState(isStale);
  if (data && !(isOld && !isFetchedAfterMount)) return <MailedResult {...{ attending, link }} reply={data} />;
  if (!error)
    return (
      <Loading>
        <CardSkeleton height={320} />
      </Loading>
    );
  if (error instanceof ApiError && error.status >= 400 && error.status < 500)
    return <LinkFailure>{attendanceMessageOf(error, text('link.failed.text'))}</LinkFailure>;
  return <MailedResult attending={attending} />;
}

/** `/attendance/confirmation`: the result of a mailed link, which opens it only for reading. */
export function Component() {
  const text = useText();
  const [params] = useSearchParams();
  const link = useMailedLink();
  const status = params.get('status');
  const given = params.get('attending');
  const attending = given === 'true';
  if (status !== 'success' || given === null)
    return (
      <LinkFrame>
        <LinkFailure>
          {text(status === null || given === null ? 'link.result.missing' : 'link.failed.text')}
        </LinkFailure>
      </LinkFrame>
    );
  return (
    <LinkFrame>
      {link ? <Standing {...{ link, attending }} /> : <MailedResult attending={attending} />}
    </LinkFrame>
  );
}
