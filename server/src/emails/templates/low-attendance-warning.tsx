import { SessionStatus } from 'shared-api/contract';
import type { SessionFacts } from '../facts';
import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Only an open session can lack players: the others are full, cancelled or over. */
const isShort = (session: SessionFacts | null): session is SessionFacts =>
  session?.status === SessionStatus.Open;

/** Tells players that the next session is short of them; one click answers. */
export const lowAttendanceWarning = defineEmail<'low-attendance-warning'>({
  subject: ({ session }, { say, day }) =>
    isShort(session)
      ? say('lowAttendance.subject', { date: day(session.sessionDate) })
      : say('lowAttendance.subjectNone'),
  title: (_, { say }) => say('lowAttendance.title'),
  Body: ({ userId, message, voice, ...props }) => {
    const { say, link, answerLink } = voice;
    const session = isShort(props.session) ? props.session : null;
    return (
      <>
        <ClubMessage voice={voice} message={message} />
        <Paragraph>
          {session
            ? say('lowAttendance.text', { attending: session.attending })
            : say('lowAttendance.textNone')}
        </Paragraph>
        {session && <SessionBox voice={voice} session={session} withPlaces />}
        <Actions>
          {session ? (
            <Action href={answerLink(session.id, userId, true)}>{say('attendanceReminder.yes')}</Action>
          ) : (
            <Action href={link('schedule')}>{say('scheduleChange.button')}</Action>
          )}
        </Actions>
      </>
    );
  },
});
