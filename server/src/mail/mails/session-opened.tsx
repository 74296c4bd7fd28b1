import type { SessionFacts } from '../facts';
import { defineMail, Paragraph, SessionBox, SingleAction } from '../layout';

/** A session that you wanted to be told of is open: for answers, or for its draw. */
export const sessionOpened = defineMail<{ session: SessionFacts; isDrawn: boolean }>()({
  texts: {
    subject: ['{date} is open', 'Le {date} est ouvert'],
    title: ['The session is open', 'La séance est ouverte'],
    answer: ['You can save your spot now.', 'Vous pouvez maintenant réserver votre place.'],
    enter: [
      'You can enter the draw now. There’s no hurry: everyone who enters has the same chance.',
      'Vous pouvez maintenant vous inscrire au tirage. Rien ne presse\u00a0: la chance est la même pour tout le monde.',
    ],
    button: ['See the session', 'Voir la séance'],
  },
  category: 'spots',
  push: { kind: 'spots', line: ({ isDrawn }, { t }) => t(isDrawn ? 'enter' : 'answer') },
  samples: ({ session }) => ({
    usual: { session, isDrawn: false },
    'with a draw': { session, isDrawn: true },
  }),
  subject: ({ session }, { t, day }) => t('subject', { date: day(session.sessionDate) }),
  Body: ({ session, isDrawn }, { t, link }) => (
    <>
      <Paragraph>{t(isDrawn ? 'enter' : 'answer')}</Paragraph>
      <SessionBox session={session} />
      <SingleAction href={link('attendanceConfirmation', { sessionId: session.id })}>
        {t('button')}
      </SingleAction>
    </>
  ),
});
