import type { SessionFacts } from '../facts';
import { defineMail, Paragraph, PlaceActions, SessionBox, SingleAction } from '../layout';

interface Props {
  session: SessionFacts;
  /** Whether it was a call, after which the reader keeps waiting. */
  isCall: boolean;
  /** Somebody was quicker; nobody answered a call, so the spot is open to all; or the spot is gone. */
  because?: 'taken' | 'unanswered' | 'withdrawn';
}

/** The offer or call is over: expired, accepted by somebody else, or withdrawn. */
export const offerPassed = defineMail<Props>()({
  texts: {
    title: ['Your time to answer has run out', 'Le délai pour répondre est écoulé'],
    'title.taken': ['Someone else was quicker', 'Quelqu’un a été plus rapide'],
    'title.unanswered': ['The spot is still free', 'La place est toujours libre'],
    'title.withdrawn': ['The spot is no longer free', 'La place n’est plus libre'],
    text: [
      'The spot is open to others, and you’re off the waiting list. If one is left you can still save it, and otherwise join the list again.',
      'La place est offerte à d’autres, et vous n’êtes plus sur la liste d’attente. S’il en reste une, vous pouvez encore la réserver, et sinon vous inscrire à nouveau à la liste.',
    ],
    'text.taken': [
      'The spot is taken. You’re still on the waiting list.',
      'La place est prise. Vous êtes toujours sur la liste d’attente.',
    ],
    'text.unanswered': [
      'No one has taken it, so the first yes gets it now. You’re still on the waiting list.',
      'Personne ne l’a prise\u00a0: le premier oui l’obtient maintenant. Vous êtes toujours sur la liste d’attente.',
    ],
    'text.withdrawn': [
      'You’re still on the waiting list, and keep your turn.',
      'Vous êtes toujours sur la liste d’attente, et gardez votre tour.',
    ],
  },
  category: 'spots',
  isStanding: true,
  samples: ({ session }) => ({
    usual: { session, isCall: false },
    call: { session, isCall: true },
    'nobody answered': { session, isCall: true, because: 'unanswered' },
    'taken back': { session, isCall: true, because: 'withdrawn' },
  }),
  title: ({ isCall, because = 'taken' }, { t }) => t(isCall ? `title.${because}` : 'title'),
  Body: ({ session, isCall, because = 'taken' }, { t, link }) => (
    <>
      <Paragraph>{t(isCall ? `text.${because}` : 'text')}</Paragraph>
      <SessionBox session={session} />
      {because === 'unanswered' ? (
        <PlaceActions session={session} />
      ) : (
        <SingleAction href={link(isCall ? 'mySessions' : 'schedule')}>
          {t(isCall ? 'frame.mySessions' : 'frame.schedule')}
        </SingleAction>
      )}
    </>
  ),
});
