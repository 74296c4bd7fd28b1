import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { PaymentBox } from '../layout/PaymentBox';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';
import { standing } from './attendance-confirmation';

/** Says that somebody's answer is now another one. */
export const attendanceUpdate = defineEmail<'attendance-update'>({
  subject: (props, { say, day }) => {
    const answer = standing(props.answer);
    return answer
      ? say('attendanceUpdate.subject', { date: day(answer.session.sessionDate) })
      : say('attendanceConfirmation.subjectNone');
  },
  title: ({ answer }, { say }) =>
    say(standing(answer) ? 'attendanceUpdate.title' : 'attendanceConfirmation.subjectNone'),
  Body: ({ due, message, voice, ...props }) => {
    const { say, link } = voice;
    const answer = standing(props.answer);
    const changed = answer?.isAttending ? 'attendanceUpdate.yes' : 'attendanceUpdate.no';
    return (
      <>
        <Paragraph>{say(answer ? changed : 'attendanceConfirmation.none')}</Paragraph>
        {answer && <SessionBox voice={voice} session={answer.session} />}
        <ClubMessage voice={voice} message={message} />
        {answer && due && <PaymentBox voice={voice} due={[due]} />}
        <Actions>
          <Action href={link('mySessions')}>{say('attendanceConfirmation.button')}</Action>
        </Actions>
      </>
    );
  },
});
