import { type AnswerFacts, takesPlace } from '../facts';
import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { PaymentBox } from '../layout/PaymentBox';
import { SessionBox } from '../layout/SessionBox';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';
import type { WordId } from '../words/say';

/** An answer that still means something: to a session that is cancelled or over there is none. */
export const standing = (answer: AnswerFacts | null): AnswerFacts | null =>
  answer && takesPlace(answer.session) ? answer : null;

/** Repeats somebody's answer for a coming session. */
export const attendanceConfirmation = defineEmail<'attendance-confirmation'>({
  subject: (props, { say, day }) => {
    const answer = standing(props.answer);
    return answer
      ? say(answer.isAttending ? 'attendanceConfirmation.subject' : 'attendanceConfirmation.subjectNo', {
          date: day(answer.session.sessionDate),
        })
      : say('attendanceConfirmation.subjectNone');
  },
  title: (props, { say }) => {
    const answer = standing(props.answer);
    if (!answer) return say('attendanceConfirmation.subjectNone');
    return say(answer.isAttending ? 'attendanceConfirmation.title' : 'attendanceConfirmation.titleNo');
  },
  Body: ({ due, message, voice, ...props }) => {
    const { say, link } = voice;
    const answer = standing(props.answer);
    const text: WordId = answer?.isAttending
      ? 'attendanceConfirmation.text'
      : 'attendanceConfirmation.textNo';
    return (
      <>
        <Paragraph>{say(answer ? text : 'attendanceConfirmation.none')}</Paragraph>
        {answer && <SessionBox voice={voice} session={answer.session} />}
        <ClubMessage voice={voice} message={message} />
        {answer && due && <PaymentBox voice={voice} due={[due]} />}
        {answer?.isAttending && <Note>{say('attendanceConfirmation.deadline')}</Note>}
        <Actions>
          <Action href={link('mySessions')}>{say('attendanceConfirmation.button')}</Action>
        </Actions>
      </>
    );
  },
});
