import { startOf } from 'shared-api/instant';
import type { SessionFacts } from '../facts';
import { defineMail, Paragraph, SessionBox, SingleAction } from '../layout';

/** A session that you wanted to be told of is open: for answers, or for its draw. */
export const sessionOpened = defineMail<{ session: SessionFacts; drawsAt: string | null }>()({
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
  category: 'service',
  push: { kind: 'spots', line: ({ drawsAt }, { t }) => t(drawsAt ? 'enter' : 'answer') },
  trueUntil: ({ drawsAt, session }) => (drawsAt ? Date.parse(drawsAt) : startOf(session).getTime()),
  samples: ({ session }) => ({
    usual: { session, drawsAt: null },
    'with a draw': { session, drawsAt: '2026-11-22T15:00:00Z' },
  }),
  subject: ({ session }, { t, day }) => t('subject', { date: day(session.sessionDate) }),
  Body: ({ session, drawsAt }, { t, link }) => (
    <>
      <Paragraph>{t(drawsAt ? 'enter' : 'answer')}</Paragraph>
      <SessionBox session={session} />
      <SingleAction href={link('attendanceConfirmation', { sessionId: session.id })}>
        {t('button')}
      </SingleAction>
    </>
  ),
});
