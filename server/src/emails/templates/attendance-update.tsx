import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { PaymentBox } from '../layout/PaymentBox';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';
import { currentAnswer } from './attendance-confirmation';

/** Says that somebody's answer is now another one. */
export const attendanceUpdate = defineEmail<'attendance-update'>({
  subject: (props, { t, day }) => {
    const answer = currentAnswer(props.answer);
    return answer
      ? t('attendanceUpdate.subject', { date: day(answer.session.sessionDate) })
      : t('attendanceConfirmation.subjectNone');
  },
  title: ({ answer }, { t }) =>
    t(currentAnswer(answer) ? 'attendanceUpdate.title' : 'attendanceConfirmation.subjectNone'),
  Body: ({ due, message, localization, ...props }) => {
    const { t, link } = localization;
    const answer = currentAnswer(props.answer);
    const changed = answer?.isAttending ? 'attendanceUpdate.yes' : 'attendanceUpdate.no';
    return (
      <>
        <Paragraph>{t(answer ? changed : 'attendanceConfirmation.none')}</Paragraph>
        {answer && <SessionBox localization={localization} session={answer.session} />}
        <ClubMessage localization={localization} message={message} />
        {answer && due && <PaymentBox localization={localization} due={[due]} />}
        <Actions>
          <Action href={link('mySessions')}>{t('attendanceConfirmation.button')}</Action>
        </Actions>
      </>
    );
  },
});
