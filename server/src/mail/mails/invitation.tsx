import { type SessionFacts, takesPlace } from '../facts';
import { defineMail, MailedLink, Paragraph, SessionBox } from '../layout';
import { linkLifetimes } from '../link-lifetimes';

/** `by`: the first name of who invites, unless the club's operator does; `next`: the club's next session. */
interface Props {
  email: string;
  token: string;
  isAdmin: boolean;
  by?: string;
  next?: SessionFacts | null;
}

/** Where somebody arrives: at the next session, whichever that is by then. */
const pageFor = (isAdmin: boolean, next: Props['next']) => {
  if (isAdmin) return 'admin';
  return next && takesPlace(next) ? 'attendanceConfirmation' : 'schedule';
};

/** The link that opens an account which somebody else has made, for a player or for who is to run the club. */
export const invitation = defineMail<Props>()({
  texts: {
    subject: ['{by} invites you to {club}', '{by} vous invite\u00a0: {club}'],
    subjectClub: ['You’re invited to {club}', 'Vous avez une invitation\u00a0: {club}'],
    title: ['Come and play', 'Venez jouer'],
    text: [
      '{by} invites you to play with {club}. Choose a password, and say whether you’ll be there next time.',
      '{by} vous invite à jouer avec {club}. Choisissez un mot de passe, puis dites si vous y serez la prochaine fois.',
    ],
    button: ['Choose my password', 'Choisir mon mot de passe'],
    once: ['The link works once, for 7 days.', 'Le lien fonctionne une seule fois, pendant 7 jours.'],
    ignore: [
      'Don’t want to join? Ignore this email, and nothing happens.',
      'Cela ne vous dit rien? Ne tenez pas compte de ce courriel\u00a0: rien ne se passera.',
    ],
    'admin.subject': ['Open your club', 'Ouvrez votre club'],
    'admin.title': ['Your club is ready', 'Votre club est prêt'],
    'admin.text': [
      'Choose the password you’ll run the club with. The first page then shows what’s left to do.',
      'Choisissez le mot de passe avec lequel vous administrerez le club. La première page vous montrera ensuite ce qu’il reste à faire.',
    ],
    'admin.ignore': [
      'If you didn’t set up a club’s website, ignore this email.',
      'Si vous n’avez pas installé le site d’un club, ne tenez pas compte de ce courriel.',
    ],
  },
  category: 'account',
  why: 'frame.whyInvited',
  trueUntil: (_, madeOn) => madeOn + linkLifetimes.invitation,
  samples: ({ email, token, session }) => ({
    usual: { email, token, isAdmin: false, by: 'Ada', next: session },
    'without a session': { email, token, isAdmin: false, by: 'Ada' },
    administrator: { email, token, isAdmin: true },
  }),
  subject: ({ isAdmin, by }, { t, club }) => {
    if (isAdmin) return t('admin.subject');
    return by ? t('subject', { by, club: club.name }) : t('subjectClub', { club: club.name });
  },
  title: ({ isAdmin }, { t }) => t(isAdmin ? 'admin.title' : 'title'),
  Body: ({ email, token, isAdmin, by, next }, { t, club, link }) => (
    <>
      <Paragraph>{isAdmin ? t('admin.text') : t('text', { by: by ?? club.name, club: club.name })}</Paragraph>
      {!isAdmin && next && takesPlace(next) && (
        <SessionBox session={next} title={t('session.title')} withPlaces />
      )}
      <MailedLink
        href={link('confirmEmail', {
          token,
          email,
          returnTo: new URL(link(pageFor(isAdmin, next))).pathname,
        })}
        label={t('button')}
        notes={[t('once'), t(isAdmin ? 'admin.ignore' : 'ignore')]}
      />
    </>
  ),
});
