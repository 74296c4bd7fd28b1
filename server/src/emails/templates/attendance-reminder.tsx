import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Asks whether somebody comes to the next session; one click answers. */
export const attendanceReminder = defineEmail<'attendance-reminder'>({
  subject: ({ session }, { say, day, club }) =>
    session
      ? say('attendanceReminder.subject', { date: day(session.sessionDate) })
      : say('attendanceReminder.subjectNone', { club: club.name }),
  title: ({ session, answer }, { say }) =>
    say(
      session && answer
        ? 'attendanceReminder.titleYes'
        : session
          ? 'attendanceReminder.title'
          : 'session.title',
    ),
  Body: ({ userId, session, answer, message, voice }) => {
    const { say, link, answerLink } = voice;
    if (!session) {
      return (
        <>
          <ClubMessage voice={voice} message={message} />
          <Paragraph>{say('attendanceReminder.none')}</Paragraph>
          <Actions>
            <Action href={link('schedule')}>{say('scheduleChange.button')}</Action>
          </Actions>
        </>
      );
    }
    return (
      <>
        <ClubMessage voice={voice} message={message} />
        <SessionBox voice={voice} session={session} withPlaces={!answer} />
        <Paragraph>{say(answer ? 'attendanceReminder.textYes' : 'attendanceReminder.text')}</Paragraph>
        <Actions>
          {!answer && (
            <Action href={answerLink(session.id, userId, true)}>{say('attendanceReminder.yes')}</Action>
          )}
          <Action href={answerLink(session.id, userId, false)} quiet>
            {say('attendanceReminder.no')}
          </Action>
        </Actions>
      </>
    );
  },
});
