import type { Message } from '../../messages';
import type { LateCosts, SessionFacts } from '../facts';
import { ClubMessage, defineMail, LateNote, Paragraph, SessionBox, SingleAction } from '../layout';

interface Props {
  session: SessionFacts;
  guest: string;
  late?: LateCosts | undefined;
  by?: 'person' | 'administrator' | 'pass';
  reason?: Message | undefined;
}

/** Your guest is out; you are still in. */
export const guestDropped = defineMail<Props>()({
  texts: {
    title: ['{guest} isn’t coming', '{guest} ne viendra pas'],
    text: [
      'Your guest {guest} is off the list. Your own spot is still saved.',
      'La place que vous aviez réservée pour {guest} est annulée. La vôtre reste réservée.',
    ],
    administrator: [
      'The club has taken your guest {guest} off the list. Your own spot is still saved.',
      'Le club a annulé la place que vous aviez réservée pour {guest}. La vôtre reste réservée.',
    ],
  },
  category: 'answers or spots',
  samples: ({ session, message }) => ({
    usual: { session, guest: 'Malik' },
    'too late': { session, guest: 'Malik', late: { amount: 10, isPaid: false } },
    'by an administrator': { session, guest: 'Malik', by: 'administrator', reason: message },
  }),
  title: ({ guest }, { t }) => t('title', { guest }),
  Body: ({ session, guest, late, by, reason }, { t, link }) => (
    <>
      <Paragraph>{t(by === 'administrator' ? 'administrator' : 'text', { guest })}</Paragraph>
      <ClubMessage message={reason} />
      <SessionBox session={session} />
      {late && <LateNote {...late} />}
      <SingleAction href={link('mySessions')}>{t('frame.mySessions')}</SingleAction>
    </>
  ),
});
