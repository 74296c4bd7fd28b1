import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'shared.description': 'Quand et où nous jouons, et comment obtenir une place.',
  'shared.join.waits': 'C’est complet\u00a0: la liste d’attente est ouverte',
  'shared.join.text':
    'Nous vous enverrons un lien par courriel. Ouvrez-\u2060le, et votre place est réservée.',
  'shared.join.textWaits':
    'Nous vous enverrons un lien par courriel. Ouvrez-\u2060le, et vous êtes sur la liste d’attente.',
  'shared.join.submit': 'J’y serai',
  'shared.join.submitWaits': 'M’inscrire sur la liste d’attente',
  'shared.join.failed': 'Impossible d’envoyer le lien',
  'shared.member': 'J’ai un compte',
  'shared.sent.title': 'Encore une étape',
  'shared.sent.text':
    'Nous avons envoyé un lien à {email}. Votre place est réservée dès que vous l’avez ouvert.',
  'shared.sent.textWaits':
    'Nous avons envoyé un lien à {email}. Vous êtes sur la liste d’attente dès que vous l’avez ouvert.',
  'shared.sent.again': 'Une autre adresse',

  'opening.when.before': 'Ouvre le {day} à {time}.',
  'opening.when.entries': 'Inscription au tirage jusqu’au {day} à {time}.',
  'opening.when.entered': 'Vous participez au tirage du {day} à {time}. Le résultat sera ici.',
  'opening.when.drawing': 'Les places sont en train d’être tirées. Un instant…',
  'opening.remind': 'Me prévenir',
  'opening.forget': 'Ne pas me prévenir',
  'opening.enter': 'Participer au tirage',
  'opening.withdraw': 'Quitter le tirage',
  'opening.entered': 'vous participez au tirage.',
  'opening.withdrawn': 'vous avez quitté le tirage.',
  'opening.reminded': 'nous vous préviendrons de l’ouverture.',
  'opening.forgotten': 'nous ne vous préviendrons pas.',
  'opening.failed': 'Cela n’a pas fonctionné. Veuillez réessayer.',

  'together.lead': 'Envie de venir à deux? Vous aurez deux places, ou aucune.',
  'together.invite': 'Inviter quelqu’un',
  'together.message': 'On participe au tirage ensemble?',
  'together.asked': '{name} aimerait participer au tirage avec vous. Vous aurez deux places, ou aucune.',
  'together.agree': 'Participer ensemble',
  'together.decline': 'Non, merci',
  'together.with': 'Vous participez avec {name}\u00a0: deux places, ou aucune.',
  'together.part': 'Participer en solo',
  'together.entered': 'vous participez au tirage à deux.',
  'together.parted': 'vous participez au tirage en solo.',

  'draw.link': 'Comment marche le tirage',
  'draw.linkDrawn': 'Comment le tirage s’est fait',
  'draw.title': 'Le tirage',
  'draw.titleOf': 'Le tirage du {date}',
  'draw.description': 'Comment les places d’une séance sont tirées au sort, et comment le vérifier.',
  'draw.none.title': 'Pas de tirage ici',
  'draw.none.text': 'Les places de cette séance vont aux plus rapides, ou la séance n’existe plus.',
  'draw.stage.open':
    'Les inscriptions ferment le {day} à {time}. Leur liste paraît alors ici, et une minute plus tard les places sont tirées au sort.',
  'draw.stage.closed': 'Les inscriptions sont fermées. Les places sont tirées d’ici une minute ou deux.',
  'draw.stage.drawn':
    'Les places sont allées aux premières personnes dans cet ordre. Les autres sont sur la liste d’attente dans le même ordre.',
  'draw.entries': '{count, plural, =0 {Personne n’a participé} one {# inscription} other {# inscriptions}}',
  'draw.order': 'L’ordre',
  'draw.someone': 'Quelqu’un',
  'draw.you': '(vous)',
  'draw.twice': 'y est deux fois',
  'draw.missed': 'Y est deux fois\u00a0: qui a attendu en vain le {day} à {time}.',
  'draw.together': '{one} et {other}',
  'draw.guest': 'une personne invitée',
  'draw.hash': 'Empreinte du secret, montrée avant le tirage',
  'draw.secret': 'Le secret, montré après',
  'draw.check': 'Vérifier',
  'draw.right':
    'C’est juste\u00a0: votre navigateur a calculé le même ordre à partir de la liste et du secret.',
  'draw.wrong':
    'Ce n’est pas juste\u00a0: votre navigateur a calculé un autre ordre. Le club aimerait le savoir.',
  'draw.unchecked': 'Ce navigateur ne peut pas le calculer ici. Un autre le pourra.',
  'draw.how.title': 'Comment ça marche',
  'draw.how.chance':
    'La chance est la même pour tout le monde, peu importe le moment de l’inscription. Qui a attendu en vain pour la séance d’avant y est deux fois.',
  'draw.how.together':
    'Deux personnes qui viennent ensemble comptent pour une seule inscription, tout comme quelqu’un et la personne qu’il amène\u00a0: deux places, ou aucune. S’il ne reste qu’une place quand vient leur tour, elle va à l’inscription suivante. Ces personnes attendent côte à côte, et nous leur demandons avant de donner une place à une seule d’entre elles.',
  'draw.how.list':
    'À la fermeture des inscriptions, l’ordinateur invente un secret, et montre la liste avec l’empreinte du secret (SHA-256). À partir de là, un autre secret se verrait, et l’ordre n’est montré à personne.',
  'draw.how.order':
    'Une minute plus tard, il calcule un nombre pour chaque inscription à partir du secret (HMAC-SHA-256 de «\u00a0inscription/1\u00a0», et «\u00a0inscription/2\u00a0» pour qui y est deux fois). Le plus petit nombre vient en premier. Il montre ensuite le secret.',
  'draw.how.check':
    'Votre navigateur peut tout recalculer. Vous pouvez aussi le faire vous-même, avec n’importe quel outil qui connaît HMAC\u00a0:',
};
