import type { Message } from '../../messages';
import type { SessionFacts } from '../facts';
import { ClubMessage, defineMail, Paragraph, SessionBox, SingleAction } from '../layout';

interface Props {
  session: SessionFacts;
  by: 'taken' | 'club';
  guest: string | null;
  reason?: Message | undefined;
}

/** A late no, the reader's or for a guest, is free after all: somebody has taken the place, or the club waived it. */
export const lateNoForgiven = defineMail<Props>()({
  texts: {
    subject: [
      'Cancelled late, free after all: {date}',
      'Annulation tardive finalement gratuite\u00a0: {date}',
    ],
    title: ['Your late cancellation is free after all', 'Votre annulation tardive est finalement gratuite'],
    taken: [
      'Someone took your spot, so you don’t owe anything for it.',
      'Quelqu’un a pris votre place\u00a0: vous ne devez rien pour celle-ci.',
    ],
    takenGuest: [
      'Someone took the spot of your guest {guest}, so you don’t owe anything for it.',
      'Quelqu’un a pris la place que vous aviez réservée pour {guest}\u00a0: vous ne devez rien pour celle-ci.',
    ],
    club: [
      'You don’t owe anything for the spot that you gave up.',
      'Vous ne devez rien pour la place que vous avez laissée.',
    ],
    clubGuest: [
      'You don’t owe anything for the spot of your guest {guest}.',
      'Vous ne devez rien pour la place que vous aviez réservée pour {guest}.',
    ],
  },
  category: 'service',
  awaitsUndo: true,
  samples: ({ session, message }) => ({
    usual: { session, by: 'taken', guest: null },
    'of a guest': { session, by: 'taken', guest: 'Malik' },
    'by the club': { session, by: 'club', guest: null, reason: message },
    'of a guest, by the club': { session, by: 'club', guest: 'Malik' },
  }),
  Body: ({ session, by, guest, reason }, { t, link }) => (
    <>
      <Paragraph>{guest ? t(`${by}Guest`, { guest }) : t(by)}</Paragraph>
      <ClubMessage message={reason} />
      <SessionBox session={session} />
      <SingleAction href={link('schedule')}>{t('frame.schedule')}</SingleAction>
    </>
  ),
});
