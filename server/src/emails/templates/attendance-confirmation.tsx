import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { PaymentBox } from '../layout/PaymentBox';
import { SessionBox } from '../layout/SessionBox';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';
import type { WordId } from '../words/say';

/** Repeats somebody's answer for a coming session. */
export const attendanceConfirmation = defineEmail<'attendance-confirmation'>({
  subject: ({ answer }, { say, day }) =>
    answer
      ? say(answer.isAttending ? 'attendanceConfirmation.subject' : 'attendanceConfirmation.subjectNo', {
          date: day(answer.session.sessionDate),
        })
      : say('attendanceConfirmation.subjectNone'),
  title: ({ answer }, { say }) =>
    say(answer && !answer.isAttending ? 'attendanceConfirmation.titleNo' : 'attendanceConfirmation.title'),
  Body: ({ answer, due, message, voice }) => {
    const { say, link } = voice;
    const text: WordId = answer?.isAttending
      ? 'attendanceConfirmation.text'
      : 'attendanceConfirmation.textNo';
    return (
      <>
        <Paragraph>{say(answer ? text : 'attendanceConfirmation.none')}</Paragraph>
        {answer && <SessionBox voice={voice} session={answer.session} />}
        <ClubMessage voice={voice} message={message} />
        {due && <PaymentBox voice={voice} due={[due]} />}
        {answer?.isAttending && <Note>{say('attendanceConfirmation.deadline')}</Note>}
        <Actions>
          <Action href={link('mySessions')}>{say('attendanceConfirmation.button')}</Action>
        </Actions>
      </>
    );
  },
});
