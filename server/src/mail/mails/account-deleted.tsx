import type { WithMessage } from '../facts';
import { ClubMessage, defineMail, Paragraph } from '../layout';

/** Confirms a deletion, and says what is kept. */
export const accountDeleted = defineMail<WithMessage>()({
  texts: {
    subject: ['Your account has been deleted', 'Votre compte a été supprimé'],
    text: [
      'Your account and your personal data are gone. The law asks us to keep payment records, without your name.',
      'Votre compte et vos renseignements personnels n’existent plus. Comme la loi l’exige, nous conservons les paiements, sans votre nom.',
    ],
    back: [
      'It was great playing with you. You’re welcome back any time.',
      'C’était un plaisir de jouer avec vous. La porte du gymnase vous reste ouverte.',
    ],
  },
  category: 'account',
  isGoodbye: true,
  samples: ({ message }) => ({ usual: {}, 'with a reason': { message } }),
  Body: ({ message }, { t }) => (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <ClubMessage message={message} />
      <Paragraph>{t('back')}</Paragraph>
    </>
  ),
});
