import type { SessionFacts } from '../facts';
import { Action, Actions, defineMail, Paragraph, SessionBox } from '../layout';

/** Warns administrators that few have signed up for a session; a setting switches it off. */
export const lowCapacityAlert = defineMail<{ session: SessionFacts }>()({
  texts: {
    subject: [
      'Few players on {date}: {attending} of {capacity}',
      'Peu d’inscriptions le {date}\u00a0: {attending} sur {capacity}',
    ],
    title: ['Few players so far', 'Peu d’inscriptions'],
    text: [
      '{attending, plural, one {# player is} other {# players are}} in, out of {capacity}.',
      '{attending, plural, one {# personne a} other {# personnes ont}} une place, sur {capacity}.',
    ],
    advice: [
      'You can write to members, or cancel the session while there’s time.',
      'Vous pouvez écrire aux membres, ou annuler la séance pendant qu’il est encore temps.',
    ],
    button: ['Write to members', 'Écrire aux membres'],
    manage: ['See the session', 'Voir la séance'],
  },
  category: 'service',
  samples: ({ later }) => ({ usual: { session: later } }),
  subject: ({ session }, { t, day }) =>
    t('subject', {
      date: day(session.sessionDate),
      attending: session.attending,
      capacity: session.maxCapacity,
    }),
  Body: ({ session }, { t, link }) => (
    <>
      <Paragraph>{t('text', { attending: session.attending, capacity: session.maxCapacity })}</Paragraph>
      <SessionBox session={session} />
      <Paragraph>{t('advice')}</Paragraph>
      <Actions>
        <Action href={link('adminCommunication')}>{t('button')}</Action>
        <Action href={link('adminSessions')} quiet>
          {t('manage')}
        </Action>
      </Actions>
    </>
  ),
});
