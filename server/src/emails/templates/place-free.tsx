import { Action, Actions } from '../layout/actions';
import { PaymentBox } from '../layout/PaymentBox';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Gives a free place to the first of the waiting list, with a link to decline. */
export const placeFree = defineEmail<'place-free'>({
  subject: ({ session }, { t, day }) => t('placeFree.subject', { date: day(session.sessionDate) }),
  title: (_, { t }) => t('placeFree.title'),
  Body: ({ userId, session, due, localization }) => (
    <>
      <Paragraph>{localization.t('placeFree.text')}</Paragraph>
      <SessionBox localization={localization} session={session} />
      {due && <PaymentBox localization={localization} due={[due]} />}
      <Paragraph>{localization.t('placeFree.decline')}</Paragraph>
      <Actions>
        <Action href={localization.answerLink(session.id, userId, false)} quiet>
          {localization.t('placeFree.button')}
        </Action>
      </Actions>
    </>
  ),
});
