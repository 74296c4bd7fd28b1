import type { en } from './en';

/** Invitations in Québec French. */
export const fr = {
  'invite.title': 'Inviter du monde',
  'invite.open': 'Inviter',
  'invite.lead': 'Chaque personne reçoit un courriel avec un lien pour choisir son mot de passe.',
  'invite.list': 'Noms et adresses',
  'invite.hint':
    'Une personne par ligne, comme Marie Tremblay, marie@exemple.ca, ou les cellules d’un tableur.',
  'invite.file': 'Choisir un fichier CSV',
  'invite.check': 'Vérifier la liste',
  'invite.checkFailed': 'Impossible de lire la liste',
  'invite.empty': 'Il n’y a personne sur cette liste.',
  'invite.preview': 'Avant tout envoi',
  'invite.count.new': '{count} à inviter',
  'invite.count.known': '{count} avec un compte',
  'invite.count.waiting': '{count} avec une invitation',
  'invite.count.twice': '{count} en double',
  'invite.count.unread': '{count} à corriger',
  'invite.correct': 'Corrigez ces lignes ci-dessus, puis vérifiez de nouveau. Ou laissez-\u2060les de côté.',
  'invite.language': 'Langue du courriel, à défaut d’une autre dans la liste',
  'invite.fate.new': 'recevra une invitation',
  'invite.fate.known': 'a déjà un compte',
  'invite.fate.waiting': 'invitation déjà envoyée, lien pas encore ouvert',
  'invite.fate.twice': 'figure déjà plus haut',
  'invite.fate.noAddress': 'aucune adresse courriel',
  'invite.fate.badAddress': 'adresse courriel incomplète',
  'invite.fate.noName': 'aucun nom',
  'invite.fate.noLastName': 'aucun nom de famille',
  'invite.fate.badName': 'un nom compte au moins 2 lettres',
  'invite.fate.unclear': 'où est le nom?',
  'invite.submit':
    '{count, plural, =0 {Personne à inviter} one {Inviter # personne} other {Inviter # personnes}}',
  'invite.done': '{count, plural, one {# invitation envoyée} other {# invitations envoyées}}',
  'invite.failed': 'Impossible d’envoyer les invitations',
} as const satisfies Record<keyof typeof en, string>;
