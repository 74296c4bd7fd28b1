import type { SessionFacts } from '../facts';
import { defineMail, Paragraph, SessionBox, SingleAction } from '../layout';

/** Asks administrators whether to play a session with fewer than `minPlayers`; the page decides with one tap. */
export const goOrNoGo = defineMail<{ session: SessionFacts; minPlayers: number }>()({
  texts: {
    subject: ['Play or cancel on {date}?', 'On joue ou on annule le {date}?'],
    title: ['Too few players so far', 'Pas encore assez de monde'],
    text: [
      '{attending, plural, =0 {No one is} one {# person is} other {# people are}} in, and the club wants at least {minPlayers}.',
      '{attending, plural, =0 {Personne n’a de place} one {# personne a une place} other {# personnes ont une place}}, et le club veut au moins {minPlayers} personnes.',
    ],
    advice: [
      'Decide on the page whether the session goes ahead: one tap is enough. If you cancel it, everyone who said yes or is waiting is told.',
      'Décidez sur la page si la séance a lieu\u00a0: un clic suffit. Si vous l’annulez, les personnes qui ont dit oui ou qui attendent sont prévenues.',
    ],
    button: ['Play or cancel', 'Jouer ou annuler'],
  },
  category: 'service',
  samples: ({ later }) => ({ usual: { session: later, minPlayers: 8 } }),
  Body: ({ session, minPlayers }, { t, link }) => (
    <>
      <Paragraph>{t('text', { attending: session.attending, minPlayers })}</Paragraph>
      <SessionBox session={session} />
      <Paragraph>{t('advice')}</Paragraph>
      <SingleAction href={link('adminSessions')}>{t('button')}</SingleAction>
    </>
  ),
});
