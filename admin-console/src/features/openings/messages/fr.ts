import type { en } from './en';

/** Balances from before the club kept its books here, in Québec French. */
export const fr = {
  'openings.title': 'Soldes d’ouverture',
  'openings.open': 'Soldes d’ouverture',
  'openings.lead':
    'Ce que les gens devaient, ou avaient en crédit, avant que le club tienne ses comptes ici.',
  'openings.list': 'Qui doit ou a combien',
  'openings.hint':
    'Des cellules d’un tableur, avec le nom des colonnes : courriel ou nom, doit, crédit, date, raison.',
  'openings.file': 'Choisir un fichier (Excel, ODS, CSV)',
  'openings.preview': 'Avant toute écriture',
  'openings.empty': 'Cette liste n’a aucune ligne.',
  'openings.owes': 'doit {amount}',
  'openings.has': 'crédit de {amount}',
  'openings.on': 'saisi le {date}',
  'openings.moved': '{said} est dans un mois fermé : saisi le {date}',
  'openings.fate.new': 'sera saisi',
  'openings.fate.known': 'déjà saisi',
  'openings.fate.zero': 'rien à payer, aucun crédit',
  'openings.fate.noPerson': 'ni nom ni adresse',
  'openings.fate.unknown': 'aucun compte : invitez d’abord cette personne',
  'openings.fate.several': 'plusieurs personnes ont ce nom : ajoutez l’adresse',
  'openings.fate.noAmount': 'montant illisible',
  'openings.fate.badDate': 'date illisible',
  'openings.fate.future': 'date à venir',
  'openings.doubt.person': 'quelle colonne contient l’adresse courriel ou le nom',
  'openings.doubt.amounts': 'si un montant est encore dû, a été payé, ou est un crédit',
  'openings.doubt.date': 'quelle colonne contient la date',
  'openings.doubt.dateOrder': 'quel nombre est le jour, le mois ou l’année',
  'openings.columns.names': 'Nom (4 colonnes au plus, là où le courriel manque)',
  'openings.columns.owes': 'Doit (sous zéro : crédit)',
  'openings.columns.has': 'Crédit (sous zéro : doit)',
  'openings.columns.whose': 'Choisissez le courriel ou le nom',
  'openings.columns.howMuch': 'Choisissez ce que les gens doivent, leur crédit, ou les deux',
  'openings.confirm': 'Le total est exact : {owed} à payer, {credit} de crédit',
  'openings.submit': '{count, plural, =0 {Rien à saisir} one {Saisir # solde} other {Saisir # soldes}}',
  'openings.done':
    '{count, plural, one {# solde est saisi} other {# soldes sont saisis}} : {owed} à payer, {credit} de crédit',
  'openings.failed': 'Impossible de saisir les soldes',
  'openings.listFailed': 'Impossible de charger ce qui a déjà été saisi',
  'openings.sums': '{count, plural, one {# solde} other {# soldes}} : {owed} à payer, {credit} de crédit',
  'openings.takeBackTitle': 'Retirer ces soldes?',
  'openings.takeBackText':
    'Plus personne ne les doit, et le crédit disparaît. Ce qu’il a payé est de nouveau à payer. Ce qui a été payé pour eux devient du crédit.',
  'openings.takenBack': 'Retiré : {sums}',
  'openings.takeBackFailed': 'Impossible de retirer les soldes',
} as const satisfies Record<keyof typeof en, string>;
