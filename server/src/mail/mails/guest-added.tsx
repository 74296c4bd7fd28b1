import type { CreditFacts, DueFacts, SessionFacts } from '../facts';
import {
  CreditUsed,
  DeadlineNote,
  defineMail,
  Paragraph,
  PaymentBox,
  SessionBox,
  SingleAction,
} from '../layout';

interface Props {
  session: SessionFacts;
  guest: string;
  due: DueFacts | null;
  credit?: Pick<CreditFacts, 'used' | 'left'> | undefined;
}

/** Your guest is in, with the price for them. */
export const guestAdded = defineMail<Props>()({
  texts: {
    title: ['{guest} is in', '{guest} jouera avec vous'],
    text: [
      'A spot is saved for your guest {guest}.',
      'Une place est réservée pour {guest}, à votre invitation.',
    ],
  },
  category: 'answers',
  samples: ({ session, due }) => ({
    usual: { session, guest: 'Malik', due },
    'nothing due': { session, guest: 'Malik', due: null },
    'paid with credit': { session, guest: 'Malik', due: null, credit: { used: 10, left: 0 } },
  }),
  title: ({ guest }, { t }) => t('title', { guest }),
  Body: ({ session, guest, due, credit }, { t, link }) => (
    <>
      <Paragraph>{t('text', { guest })}</Paragraph>
      <SessionBox session={session} />
      <CreditUsed credit={credit} due={due} />
      {due && <PaymentBox due={[due]} />}
      <SingleAction href={link('mySessions')}>{t('frame.mySessions')}</SingleAction>
      <DeadlineNote session={session} />
    </>
  ),
});
