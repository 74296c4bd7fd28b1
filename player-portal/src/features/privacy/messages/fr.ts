import type { en } from './en';

/** What the club keeps about people; in Québec French. */
export const fr = {
  'privacy.title': 'Confidentialité',
  'privacy.lead': 'Ce que le club conserve à votre sujet, et ce que vous pouvez faire.',
  'privacy.description':
    'Ce que le club conserve sur ses membres, pourquoi, combien de temps, qui le voit, et comment le consulter, le corriger ou le supprimer.',
  'privacy.failed': 'Impossible de savoir qui est responsable',
  'privacy.inCharge.title': 'Responsable des renseignements personnels',
  'privacy.inCharge.nobody': 'La personne qui dirige le club',
  'privacy.kept.title': 'Ce que nous conservons, et pourquoi',
  'privacy.kept.account':
    'Votre nom, votre nom d’utilisateur, votre courriel et votre langue\u00a0: pour savoir qui joue, vous permettre de vous connecter et vous écrire.',
  'privacy.kept.places':
    'Vos réponses et vos remarques, les prénoms des personnes que vous invitez, et votre présence\u00a0: pour attribuer les places équitablement.',
  'privacy.kept.money':
    'Ce que vous devez et avez payé, et ce que dit le virement de votre banque (votre nom, son message)\u00a0: pour tenir les comptes.',
  'privacy.kept.logins':
    'Vos connexions, avec le type d’appareil, et un journal des changements aux comptes\u00a0: pour les protéger. Votre mot de passe n’est conservé que sous une forme chiffrée irréversible.',
  'privacy.kept.news':
    'Quand et comment vous avez activé ou désactivé les nouvelles du club\u00a0: pour pouvoir montrer que vous y avez consenti.',
  'privacy.kept.ratings':
    'Si le club forme des équipes, le niveau de jeu que les responsables vous attribuent\u00a0: pour des équipes équilibrées.',
  'privacy.kept.nothingElse': 'Rien d’autre\u00a0: ni publicité, ni service de statistiques, ni profilage.',
  'privacy.seen.title': 'Qui le voit',
  'privacy.seen.everybody':
    'Quiconque ouvre le site voit les prénoms des personnes qui jouent aux prochaines séances.',
  'privacy.seen.club':
    'Les responsables du club voient tout, sauf votre mot de passe; à l’entrée, on voit les noms, et qui a payé.',
  'privacy.seen.others':
    'Ils sont sur le serveur du club. Les fournisseurs de ce serveur et de son courriel les transportent; personne ne les achète ni ne les reçoit de nous.',
  'privacy.time.title': 'Combien de temps',
  'privacy.time.account':
    'Tant que vous avez un compte. Dès que vous le supprimez, votre nom, votre adresse, vos réponses, vos remarques et votre niveau disparaissent.',
  'privacy.time.money':
    'Les montants et les dates des paiements restent dans les comptes du club, sans votre nom.',
  'privacy.time.mails': 'Les courriels que nous vous avons envoyés\u00a0: environ deux semaines.',
  'privacy.time.logins': 'Le journal des connexions\u00a0: un an.',
  'privacy.time.backups':
    'Les sauvegardes gardent ce qui est supprimé jusqu’à ce que de plus récentes les remplacent.',
  'privacy.time.away':
    'Si vous ne jouez pas, ne répondez pas et ne vous connectez pas pendant {years, plural, one {# an} other {# ans}}, nous vous écrivons, puis supprimons votre compte 30 jours plus tard, à moins que vous ne vous connectiez ou ne disiez oui.',
  'privacy.time.transfers':
    'Ce que disent les virements de votre banque\u00a0: au plus {years, plural, one {# an} other {# ans}}.',
  'privacy.time.log':
    'Le journal de ce que changent les responsables\u00a0: {years, plural, one {# an} other {# ans}}, et au moins 7\u00a0ans pour ce qui touche l’argent.',
  'privacy.time.logForGood':
    'Le journal de ce que changent les responsables reste; ce qu’il dit de vous disparaît avec votre compte.',
  'privacy.time.failed':
    'Le club conserve peut-\u2060être certaines choses moins longtemps\u00a0: impossible de charger ses propres durées.',
  'privacy.rights.title': 'Ce que vous pouvez faire',
  'privacy.rights.see':
    'Tout voir et tout garder\u00a0: «\u00a0Télécharger mes données\u00a0» dans votre profil.',
  'privacy.rights.correct':
    'Corriger\u00a0: votre nom et votre courriel se changent dans votre profil; pour le reste, dites-\u2060le-\u2060nous.',
  'privacy.rights.forget': 'Être oublié\u00a0: «\u00a0Supprimer mon compte\u00a0» dans votre profil.',
  'privacy.rights.news':
    'Ne plus recevoir les nouvelles du club\u00a0: dans votre profil, ou par le lien de chacun de ces courriels.',
  'privacy.rights.ask':
    'Ou simplement demander, en personne ou par courriel\u00a0: nous répondons dans les 30 jours.',
  'privacy.rights.complain':
    'Si vous n’êtes pas satisfait, la Commission d’accès à l’information du Québec reçoit les plaintes.',
  'privacy.device.title': 'Sur votre appareil',
  'privacy.device.login':
    'Votre connexion et vos dernières pages, jusqu’à ce que vous vous déconnectiez; le thème et la langue choisis. Aucun témoin ne vous suit.',
  'privacy.device.notifications':
    'Les notifications, si vous les activez, passent par le fournisseur de votre navigateur\u00a0: il apprend que le club envoie quelque chose à votre appareil, et quand, mais pas quoi.',
  'privacy.device.map':
    'La carte vient d’OpenStreetMap, qui apprend votre adresse réseau, et ne se charge que si vous le demandez.',
} as const satisfies Record<keyof typeof en, string>;
