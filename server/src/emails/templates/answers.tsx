import { SessionStatus } from 'shared-api/contract';
import { type AnswerFacts, type SessionFacts, takesPlace } from '../facts';
import { Action, Actions, SingleAction } from '../layout/actions';
import { ClosingNote } from '../layout/ClosingNote';
import { ClubMessage } from '../layout/ClubMessage';
import { DeadlineNote } from '../layout/DeadlineNote';
import { PaymentBox } from '../layout/PaymentBox';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { useLocalization } from '../layout/use-localization';
import type { MailMessageId } from '../messages';
import type { EmailProps } from '../props';
import type { Templates } from '../template';

/** The answer if it still matters; null for a cancelled or past session. */
const currentAnswer = (answer: AnswerFacts | null): AnswerFacts | null =>
  answer && takesPlace(answer.session) ? answer : null;

type AnswerProps = EmailProps['attendance-confirmation'] & {
  yes: MailMessageId;
  no: MailMessageId;
};

const Answer = ({ due, message, yes, no, ...props }: AnswerProps) => {
  const { t, link } = useLocalization();
  const answer = currentAnswer(props.answer);
  return (
    <>
      <Paragraph>{t(answer ? (answer.isAttending ? yes : no) : 'attendanceConfirmation.none')}</Paragraph>
      {answer && <SessionBox session={answer.session} />}
      <ClubMessage message={message} />
      {answer && due && <PaymentBox due={[due]} />}
      {answer?.isAttending && <DeadlineNote session={answer.session} />}
      <SingleAction href={link('mySessions')}>{t('attendanceConfirmation.button')}</SingleAction>
    </>
  );
};

/** How a reminder speaks to somebody who is in, and to somebody who is out; anyone else is asked. */
const answered = {
  in: {
    subject: 'attendanceReminder.subjectYes',
    title: 'attendanceReminder.titleYes',
    text: 'attendanceReminder.textYes',
  },
  out: {
    subject: 'attendanceConfirmation.subjectNo',
    title: 'placeDeclined.title',
    text: 'attendanceReminder.textNo',
  },
  none: {
    subject: 'attendanceReminder.subject',
    title: 'attendanceReminder.title',
    text: 'attendanceReminder.text',
  },
} as const;
const reminderFor = (answer: boolean | null) => answered[answer === null ? 'none' : answer ? 'in' : 'out'];

const reminderText = ({ status }: SessionFacts, answer: boolean | null): MailMessageId =>
  status === SessionStatus.Full && !answer ? 'attendanceReminder.textFull' : reminderFor(answer).text;

/** Only an open session can lack players: the others are full, cancelled or over. */
const isShort = (session: SessionFacts | null): session is SessionFacts =>
  session?.status === SessionStatus.Open;

/** Mails that ask for answers, or repeat them. */
export const answers = {
  /** Asks whether somebody comes to the next session; one click answers. */
  'attendance-reminder': {
    subject: ({ session, answer }, { t, day, club }) =>
      session && takesPlace(session)
        ? t(reminderFor(answer).subject, { date: day(session.sessionDate) })
        : t('attendanceReminder.subjectNone', { club: club.name }),
    title: ({ session, answer }, { t }) => {
      if (!session || !takesPlace(session)) return t('session.title');
      return t(reminderFor(answer).title);
    },
    Body: ({ userId, session, answer, message }, { t, link, answerLink, closing }) => {
      if (!session || !takesPlace(session)) {
        return (
          <>
            <ClubMessage message={message} />
            <Paragraph>{t('attendanceReminder.none')}</Paragraph>
            <SingleAction href={link('schedule')}>{t('frame.schedule')}</SingleAction>
          </>
        );
      }
      return (
        <>
          <ClubMessage message={message} />
          <SessionBox session={session} withPlaces={!answer} />
          <Paragraph>
            {t(closing(session) ? reminderText(session, answer) : 'attendanceReminder.textClosed')}
          </Paragraph>
          {closing(session) && (
            <Actions>
              {!answer && session.status === SessionStatus.Open && (
                <Action href={answerLink(session.id, userId, true)}>{t('attendanceReminder.yes')}</Action>
              )}
              {!answer && session.status === SessionStatus.Full && (
                <Action href={link('schedule')}>{t('frame.schedule')}</Action>
              )}
              {answer !== false && (
                <Action href={answerLink(session.id, userId, false)} quiet>
                  {t('attendanceReminder.no')}
                </Action>
              )}
            </Actions>
          )}
          <ClosingNote session={session} />
        </>
      );
    },
  },

  /** Says that the next session lacks players; one click answers. */
  'low-attendance-warning': {
    subject: ({ session }, { t, day }) =>
      isShort(session)
        ? t('lowAttendance.subject', { date: day(session.sessionDate) })
        : t('lowAttendance.subjectNone'),
    title: (_, { t }) => t('lowAttendance.title'),
    Body: ({ userId, message, ...props }, { t, link, answerLink }) => {
      const session = isShort(props.session) ? props.session : null;
      return (
        <>
          <ClubMessage message={message} />
          <Paragraph>
            {session
              ? t('lowAttendance.text', { attending: session.attending })
              : t('lowAttendance.textNone')}
          </Paragraph>
          {session && <SessionBox session={session} withPlaces />}
          <SingleAction href={session ? answerLink(session.id, userId, true) : link('schedule')}>
            {t(session ? 'attendanceReminder.yes' : 'frame.schedule')}
          </SingleAction>
          {session && <ClosingNote session={session} />}
        </>
      );
    },
  },

  /** Repeats somebody's answer for an upcoming session. */
  'attendance-confirmation': {
    subject: (props, { t, day }) => {
      const answer = currentAnswer(props.answer);
      if (!answer) return t('attendanceConfirmation.subjectNone');
      const id = answer.isAttending ? 'attendanceConfirmation.subject' : 'attendanceConfirmation.subjectNo';
      return t(id, { date: day(answer.session.sessionDate) });
    },
    title: (props, { t }) => {
      const answer = currentAnswer(props.answer);
      if (!answer) return t('attendanceConfirmation.subjectNone');
      return t(answer.isAttending ? 'attendanceConfirmation.title' : 'attendanceConfirmation.titleNo');
    },
    Body: (props) => (
      <Answer {...props} yes="attendanceConfirmation.text" no="attendanceConfirmation.textNo" />
    ),
  },

  /** Says that somebody's answer was changed. */
  'attendance-update': {
    subject: (props, { t, day }) => {
      const answer = currentAnswer(props.answer);
      return answer
        ? t('attendanceUpdate.subject', { date: day(answer.session.sessionDate) })
        : t('attendanceConfirmation.subjectNone');
    },
    title: ({ answer }, { t }) =>
      t(currentAnswer(answer) ? 'attendanceUpdate.title' : 'attendanceConfirmation.subjectNone'),
    Body: (props) => <Answer {...props} yes="attendanceConfirmation.text" no="attendanceUpdate.no" />,
  },
} satisfies Partial<Templates>;
