import { deadlineHours } from 'shared-api/instant';
import type { DueFacts, PassFacts, WithMessage } from '../facts';
import {
  ClubMessage,
  DateBox,
  defineMail,
  Note,
  Paragraph,
  PaymentBox,
  SeasonBox,
  SingleAction,
} from '../layout';

interface Props extends WithMessage {
  pass: PassFacts | null;
  due: DueFacts | null;
  /** Dates at which the pass holds a spot, and those at which its holder waits for one. */
  held?: string[];
  waiting?: string[];
}

/** Confirms a season pass, with its pending payment. */
export const seasonRegistrationConfirmation = defineMail<Props>()({
  texts: {
    subject: ['Your season pass is confirmed', 'Votre abonnement de saison est confirmé'],
    subjectNone: ['Your season pass', 'Votre abonnement de saison'],
    title: ['Your season starts here', 'Votre saison commence ici'],
    titleNone: ['No season pass right now', 'Aucun abonnement pour le moment'],
    text: [
      'Your season pass is confirmed. Your spot is saved at each of its sessions, while spots last.',
      'Votre abonnement de saison est confirmé. Votre place est réservée à chacune de ses séances, tant qu’il reste des places.',
    ],
    cancel: [
      'Can’t come? Tell us {hours, plural, =0 {before the session} one {at least # hour before} other {at least # hours before}}. {missed, select, free {} credited {A date that you free by then is credited to you if your pass is paid; other missed sessions aren’t refunded.} other {Missed sessions aren’t refunded.}}',
      'Empêchement? Prévenez-nous {hours, plural, =0 {avant la séance} one {au moins # heure à l’avance} other {au moins # heures à l’avance}}. {missed, select, free {} credited {Une date ainsi libérée vous est créditée si l’abonnement est payé; les autres séances manquées ne sont pas remboursées.} other {Les séances manquées ne sont pas remboursées.}}',
    ],
    none: [
      'You don’t have a season pass right now. Our site shows whether any are left.',
      'Vous n’avez pas d’abonnement pour le moment. Notre site indique s’il en reste.',
    ],
    due: [
      'We haven’t received your payment yet. Here’s how to send it:',
      'Votre paiement n’est pas encore arrivé. Voici comment l’envoyer\u00a0:',
    ],
    textWaiting: [
      'Your season pass is confirmed. Some sessions are full: you’re on their waiting lists.',
      'Votre abonnement de saison est confirmé. Certaines séances sont complètes\u00a0: vous êtes sur leur liste d’attente.',
    ],
  },
  category: 'passes',
  samples: ({ passDue, pass, message }) => ({
    usual: { pass, due: passDue },
    'with dates': { pass, due: null, held: ['2026-12-05', '2026-12-12'], waiting: [] },
    'some are full': { pass, due: passDue, held: ['2026-12-05'], waiting: ['2026-12-12'] },
    'a gift': { pass: { ...pass, price: 0 }, due: null },
    'no pass': { message, pass: null, due: null },
  }),
  subject: ({ pass }, { t }) => t(pass ? 'subject' : 'subjectNone'),
  title: ({ pass }, { t }) => t(pass ? 'title' : 'titleNone'),
  Body: ({ pass, due, held = [], waiting = [], message }, { t, link, club }) => (
    <>
      <Paragraph>{t(!pass ? 'none' : waiting.length > 0 ? 'textWaiting' : 'text')}</Paragraph>
      {pass && <SeasonBox {...pass} price={pass.price || undefined} />}
      <ClubMessage message={message} />
      {pass && due && <PaymentBox intro={t('due')} due={[due]} />}
      <DateBox title={t('pass.held')} dates={held} />
      <DateBox title={t('pass.waiting')} dates={waiting} />
      {pass && (
        <Note>
          {t('cancel', {
            hours: deadlineHours(club),
            missed: pass.price === 0 ? 'free' : club.creditReleasedDates ? 'credited' : 'lost',
          })}
        </Note>
      )}
      <SingleAction href={link(pass ? 'schedule' : 'seasonSubscription')}>
        {t(pass ? 'frame.schedule' : 'frame.passes')}
      </SingleAction>
    </>
  ),
});
