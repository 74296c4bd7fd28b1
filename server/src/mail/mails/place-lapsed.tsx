import type { SessionFacts } from '../facts';
import { defineMail, GuestsLost, Paragraph, SessionBox, SingleAction } from '../layout';

/** The reader's unpaid place went to somebody who waited. */
export const placeLapsed = defineMail<{ session: SessionFacts; guests?: string[] }>()({
  texts: {
    subject: [
      'Your spot on {date} went to someone else',
      'Votre place du {date} a été donnée à quelqu’un d’autre',
    ],
    title: ['Your spot went to someone else', 'Votre place a été donnée à quelqu’un d’autre'],
    text: [
      'It wasn’t paid, and someone was waiting. You don’t owe anything for it. Still want to play? Join the waiting list.',
      'Elle n’était pas payée, et quelqu’un attendait. Vous ne devez rien pour cette place. Vous voulez toujours jouer? Inscrivez-vous à la liste d’attente.',
    ],
  },
  category: 'service',
  isStanding: true,
  entry: () => 'cancel',
  samples: ({ session }) => ({ usual: { session } }),
  Body: ({ session, guests }, { t, link }) => (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <SessionBox session={session} />
      <GuestsLost guests={guests} />
      <SingleAction href={link('schedule')}>{t('frame.schedule')}</SingleAction>
    </>
  ),
});
