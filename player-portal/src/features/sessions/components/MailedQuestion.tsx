import type { CallReply } from 'shared-api';
import { Button, LinkButton, Stack, Typography, useFormat, useText } from 'shared-ui';
import type { MailedLink } from '../use-mailed-link';
import { GuestsLost } from './GuestsLost';
import { LinkOwner } from './LinkOwner';

export type MailedReply = CallReply<'GET /api/v1/Attendance/confirm'>;

export interface MailedQuestionProps {
  link: MailedLink;
  /** The link's answer, which waits for a hand. */
  isAttending: boolean;
  reply: MailedReply;
  onAnswer: (isAttending: boolean) => void;
}

/** Asks before a mailed link's answer that changes another one, or loses or costs something: what it does, and both ways. */
export function MailedQuestion({ link, isAttending, reply, onAnswer }: MailedQuestionProps) {
  const text = useText();
  const format = useFormat();
  const { session, place, paymentDue, costs = 0, guests = [], waiting = 0, firstName } = reply;
  const isIn = place?.standing === 'in';
  const name = (answer: boolean) => text(answer ? 'session.answer.yes' : 'link.other.no');
  // Only a spot that one has can be kept, and only who has not answered, or is asked, has two answers.
  const hasBoth = !place || place.standing === 'offered';
  return (
    <Stack sx={{ gap: 2.5 }}>
      <LinkOwner link={link} firstName={firstName} />
      <Typography component="h1" variant="h3">
        {text(isAttending ? 'session.title.unanswered' : 'session.giveUp.title', {
          date: format.date(session.sessionDate, 'shortDay'),
        })}
      </Typography>
      {place?.standing === 'out' && <span>{text('link.stands.out')}</span>}
      {place?.position && <span>{text('session.waiting', { position: place.position })}</span>}
      {isAttending && costs > 0 && <span>{text('link.costs', { amount: format.money(costs) })}</span>}
      {!isAttending && (
        <>
          <GuestsLost guests={guests} />
          {isIn && waiting > 0 && <span>{text('session.giveUp.passedOn', { count: waiting })}</span>}
          {costs > 0 && (
            <strong>
              {text('session.giveUp.costs', { amount: format.money(costs), spots: 1 + guests.length })}
            </strong>
          )}
          {costs === 0 && paymentDue && (
            <span>{text('session.giveUp.due', { amount: format.money(paymentDue.amount) })}</span>
          )}
        </>
      )}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => onAnswer(isAttending)}>
          {name(isAttending)}
        </Button>
        {hasBoth ? (
          <Button variant="outlined" color="secondary" onClick={() => onAnswer(!isAttending)}>
            {name(!isAttending)}
          </Button>
        ) : isIn ? (
          <LinkButton
            to="attendanceResult"
            query={{ status: 'success', attending: true, ...link }}
            replace
            variant="outlined"
            color="secondary"
          >
            {text('session.giveUp.keep')}
          </LinkButton>
        ) : (
          <LinkButton to="schedule" variant="outlined" color="secondary">
            {text('attendance.viewSchedule')}
          </LinkButton>
        )}
      </Stack>
    </Stack>
  );
}
