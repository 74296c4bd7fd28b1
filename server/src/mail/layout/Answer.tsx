import { type AnswerFacts, type DueFacts, takesPlace, type WithMessage } from '../facts';
import { SingleAction } from './actions';
import { SessionBox } from './boxes';
import { DeadlineNote } from './notes';
import { PaymentBox } from './PaymentBox';
import { ClubMessage, Paragraph } from './text';
import { useLocalization } from './use-localization';

/** The answer if it still matters; null for a cancelled or past session. */
export const currentAnswer = (answer: AnswerFacts | null): AnswerFacts | null =>
  answer && takesPlace(answer.session) ? answer : null;

export interface AnswerProps extends WithMessage {
  answer: AnswerFacts | null;
  due: DueFacts | null;
}

/** Somebody's answer for an upcoming session. @param props with the sentences for a yes and a no */
export const Answer = ({ due, message, yes, no, ...props }: AnswerProps & { yes: string; no: string }) => {
  const { t, link } = useLocalization();
  const answer = currentAnswer(props.answer);
  return (
    <>
      <Paragraph>{answer ? (answer.isAttending ? yes : no) : t('answer.none')}</Paragraph>
      {answer && <SessionBox session={answer.session} />}
      <ClubMessage message={message} />
      {answer && due && <PaymentBox due={[due]} />}
      {answer?.isAttending && <DeadlineNote session={answer.session} />}
      <SingleAction href={link('mySessions')}>{t('frame.mySessions')}</SingleAction>
    </>
  );
};
