import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { PaymentBox } from '../layout/PaymentBox';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Says that somebody's answer is now another one. */
export const attendanceUpdate = defineEmail<'attendance-update'>({
  subject: ({ answer }, { say, day }) =>
    answer
      ? say('attendanceUpdate.subject', { date: day(answer.session.sessionDate) })
      : say('attendanceConfirmation.subjectNone'),
  title: ({ answer }, { say }) => say(answer ? 'attendanceUpdate.title' : 'session.title'),
  Body: ({ answer, due, message, voice }) => {
    const { say, link } = voice;
    const changed = answer?.isAttending ? 'attendanceUpdate.yes' : 'attendanceUpdate.no';
    return (
      <>
        <Paragraph>{say(answer ? changed : 'attendanceConfirmation.none')}</Paragraph>
        {answer && <SessionBox voice={voice} session={answer.session} />}
        <ClubMessage voice={voice} message={message} />
        {due && <PaymentBox voice={voice} due={[due]} />}
        <Actions>
          <Action href={link('mySessions')}>{say('attendanceConfirmation.button')}</Action>
        </Actions>
      </>
    );
  },
});
