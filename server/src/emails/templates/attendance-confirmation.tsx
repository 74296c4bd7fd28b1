import { type AnswerFacts, takesPlace } from '../facts';
import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { PaymentBox } from '../layout/PaymentBox';
import { SessionBox } from '../layout/SessionBox';
import { Note, Paragraph } from '../layout/text';
import type { MailMessageId } from '../messages';
import { defineEmail } from '../template';

/** An answer that still means something: to a session that is cancelled or over there is none. */
export const currentAnswer = (answer: AnswerFacts | null): AnswerFacts | null =>
  answer && takesPlace(answer.session) ? answer : null;

/** Repeats somebody's answer for a coming session. */
export const attendanceConfirmation = defineEmail<'attendance-confirmation'>({
  subject: (props, { t, day }) => {
    const answer = currentAnswer(props.answer);
    return answer
      ? t(answer.isAttending ? 'attendanceConfirmation.subject' : 'attendanceConfirmation.subjectNo', {
          date: day(answer.session.sessionDate),
        })
      : t('attendanceConfirmation.subjectNone');
  },
  title: (props, { t }) => {
    const answer = currentAnswer(props.answer);
    if (!answer) return t('attendanceConfirmation.subjectNone');
    return t(answer.isAttending ? 'attendanceConfirmation.title' : 'attendanceConfirmation.titleNo');
  },
  Body: ({ due, message, localization, ...props }) => {
    const { t, link } = localization;
    const answer = currentAnswer(props.answer);
    const text: MailMessageId = answer?.isAttending
      ? 'attendanceConfirmation.text'
      : 'attendanceConfirmation.textNo';
    return (
      <>
        <Paragraph>{t(answer ? text : 'attendanceConfirmation.none')}</Paragraph>
        {answer && <SessionBox localization={localization} session={answer.session} />}
        <ClubMessage localization={localization} message={message} />
        {answer && due && <PaymentBox localization={localization} due={[due]} />}
        {answer?.isAttending && <Note>{t('attendanceConfirmation.deadline')}</Note>}
        <Actions>
          <Action href={link('mySessions')}>{t('attendanceConfirmation.button')}</Action>
        </Actions>
      </>
    );
  },
});
