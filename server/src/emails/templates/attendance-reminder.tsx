import { SessionStatus } from 'shared-api/contract';
import { type SessionFacts, takesPlace } from '../facts';
import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';
import type { WordId } from '../words/say';

const textFor = ({ status }: SessionFacts, answer: boolean | null): WordId => {
  if (answer) return 'attendanceReminder.textYes';
  return status === SessionStatus.Full ? 'attendanceReminder.textFull' : 'attendanceReminder.text';
};

/** Asks whether somebody comes to the next session; one click answers. */
export const attendanceReminder = defineEmail<'attendance-reminder'>({
  subject: ({ session }, { say, day, club }) =>
    session && takesPlace(session)
      ? say('attendanceReminder.subject', { date: day(session.sessionDate) })
      : say('attendanceReminder.subjectNone', { club: club.name }),
  title: ({ session, answer }, { say }) =>
    say(
      session && takesPlace(session) && answer
        ? 'attendanceReminder.titleYes'
        : session && takesPlace(session)
          ? 'attendanceReminder.title'
          : 'session.title',
    ),
  Body: ({ userId, session, answer, message, voice }) => {
    const { say, link, answerLink } = voice;
    if (!session || !takesPlace(session)) {
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
        <Paragraph>{say(textFor(session, answer))}</Paragraph>
        <Actions>
          {!answer && session.status === SessionStatus.Open && (
            <Action href={answerLink(session.id, userId, true)}>{say('attendanceReminder.yes')}</Action>
          )}
          {!answer && session.status === SessionStatus.Full && (
            <Action href={link('schedule')}>{say('scheduleChange.button')}</Action>
          )}
          <Action href={answerLink(session.id, userId, false)} quiet>
            {say('attendanceReminder.no')}
          </Action>
        </Actions>
      </>
    );
  },
});
