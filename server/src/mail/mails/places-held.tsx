import type { SessionFacts } from '../facts';
import { DateBox, defineMail, Paragraph, SingleAction } from '../layout';

const datesOf = (sessions: readonly SessionFacts[]) => sessions.map(({ sessionDate }) => sessionDate);

/** New sessions covered by the reader's pass: those with a spot held, and full ones whose waiting list they are on. */
export const placesHeld = defineMail<{ held: SessionFacts[]; waiting: SessionFacts[] }>()({
  texts: {
    subject: [
      '{count, plural, one {# session} other {# sessions}} included in your season pass',
      '{count, plural, one {# séance comprise} other {# séances comprises}} dans votre abonnement de saison',
    ],
    subjectHeld: [
      'Session on {date}: your spot is saved',
      'Séance du {date}\u00a0: votre place est réservée',
    ],
    subjectWaiting: [
      'Session on {date}: you’re on the waiting list',
      'Séance du {date}\u00a0: vous êtes sur la liste d’attente',
    ],
    title: ['Your spot is saved', 'Votre place est réservée'],
    titleWaiting: ['You’re on the waiting list', 'Vous êtes sur la liste d’attente'],
    text: [
      'Your season pass covers {count, plural, one {this session} other {these sessions}}.',
      'Votre abonnement de saison couvre {count, plural, one {cette séance} other {ces séances}}.',
    ],
    release: ['Can’t come? One tap frees your spot.', 'Empêchement? Un clic libère votre place.'],
  },
  category: 'passes',
  samples: ({ session, later, full }) => ({
    usual: { held: [session, later], waiting: [] },
    'some are full': { held: [session], waiting: [{ ...later, status: full.status }] },
    'all are full': { held: [], waiting: [full] },
  }),
  subject: ({ held, waiting }, { t, day }) => {
    const [only, ...others] = [...held, ...waiting];
    if (!only || others.length > 0) return t('subject', { count: others.length + 1 });
    const id = held.length > 0 ? 'subjectHeld' : 'subjectWaiting';
    return t(id, { date: day(only.sessionDate) });
  },
  title: ({ held }, { t }) => t(held.length > 0 ? 'title' : 'titleWaiting'),
  Body: ({ held, waiting }, { t, link }) => (
    <>
      <Paragraph>{t('text', { count: held.length + waiting.length })}</Paragraph>
      <DateBox title={t('pass.held')} dates={datesOf(held)} />
      <DateBox title={t('pass.waiting')} dates={datesOf(waiting)} />
      {held.length > 0 && <Paragraph>{t('release')}</Paragraph>}
      <SingleAction href={link('mySessions')}>{t('frame.mySessions')}</SingleAction>
    </>
  ),
});
