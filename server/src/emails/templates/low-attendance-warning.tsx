import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Tells players that the next session is short of them; one click answers. */
export const lowAttendanceWarning = defineEmail<'low-attendance-warning'>({
  subject: ({ session }, { say, day }) =>
    session
      ? say('lowAttendance.subject', { date: day(session.sessionDate) })
      : say('lowAttendance.subjectNone'),
  title: (_, { say }) => say('lowAttendance.title'),
  Body: ({ userId, session, message, voice }) => {
    const { say, link, answerLink } = voice;
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
