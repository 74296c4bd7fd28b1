import type { en } from './en';

/** Communication in Québec French. */
export const fr = {
  'communication.title': 'Communication',
  'communication.intro':
    'Écrivez à tout le monde, ou aux personnes de votre choix. Personne ne voit l’adresse des autres.',
  'communication.recipients': 'Destinataires',
  'communication.everybody': 'Tous les utilisateurs',
  'communication.everybodyHint':
    '{count, plural, one {# personne au compte actif} other {# personnes au compte actif}}',
  'communication.some': 'Certains utilisateurs',
  'communication.chosen':
    '{count, plural, =0 {Aucun destinataire} one {# destinataire} other {# destinataires}}',
  'communication.remove': 'Retirer {name}',
  'communication.addShown': 'Ajouter les personnes affichées',
  'communication.clear': 'Tout retirer',
  'communication.nobody': 'Personne ne correspond à cette recherche.',
  'communication.type': 'Type de courriel',
  'communication.language': 'Langue',
  'communication.language.english': 'Anglais',
  'communication.language.french': 'Français',
  'communication.language.bilingual': 'Bilingue',
  'communication.messageEn': 'Message en anglais',
  'communication.messageFr': 'Message en français',
  'communication.messageRequired': 'Écrivez un message : sans lui, l’annonce ne dit rien',
  'communication.messageIs': 'L’annonce elle-même, dans au moins une de ses langues.',
  'communication.messageHint': 'Ajouté au texte du courriel. Facultatif.',
  'communication.preview': 'Aperçu',
  'communication.previewHint': 'Le courriel tel qu’il arrivera, avec votre nom.',
  'communication.previewFailed': 'L’aperçu n’a pas pu être chargé',
  'communication.subject': 'Objet : {subject}',
  'communication.frame': 'Aperçu du courriel : {language}',
  'communication.test': 'M’envoyer un essai',
  'communication.testSent': 'Essai envoyé à {email}',
  'communication.send':
    '{count, plural, =0 {Envoyer} one {Envoyer à # personne} other {Envoyer à # personnes}}',
  'communication.sendTitle':
    '{count, plural, one {Envoyer ce courriel à # personne?} other {Envoyer ce courriel à # personnes?}}',
  'communication.sendText': '{type}, {language}. L’envoi d’un courriel est définitif.',
  'communication.sendConfirm': 'Envoyer maintenant',
  'communication.sendFailed': 'Impossible d’envoyer le courriel',
  'communication.gathering': 'Collecte des adresses : {done} sur {total}',
  'communication.sending': 'Envoi : {done} sur {total}',
  'communication.sent': '{count, plural, one {# courriel envoyé} other {# courriels envoyés}}',
  'communication.failedCount':
    '{count, plural, one {# n’a pas pu être livré} other {# n’ont pas pu être livrés}}',
  'communication.skippedCount':
    '{count, plural, one {# personne ignorée (désabonnée, suspendue ou adresse non confirmée)} other {# personnes ignorées (désabonnées, suspendues ou adresse non confirmée)}}',
  'communication.progress': 'Progression',
  'communication.type.payment-reminder': 'Rappel de paiement',
  'communication.type.payment-confirmation': 'Confirmation de paiement',
  'communication.type.attendance-reminder': 'Rappel de présence',
  'communication.type.attendance-confirmation': 'Confirmation de présence',
  'communication.type.season-registration-reminder': 'Rappel d’inscription à la saison',
  'communication.type.attendance-update': 'Mise à jour de présence',
  'communication.type.season-registration-confirmation': 'Confirmation d’inscription à la saison',
  'communication.type.low-attendance-warning': 'Avis de faible participation',
  'communication.type.facility-update': 'Nouvelles des installations',
  'communication.type.schedule-change': 'Changement d’horaire',
  'communication.type.announcement': 'Annonce',
} as const satisfies Record<keyof typeof en, string>;
