import type { en } from './en';

/** What a table's columns hold, in Québec French. */
export const fr = {
  'columns.open': 'Choisir les colonnes',
  'columns.title': 'Contenu des colonnes',
  'columns.apply': 'Utiliser ces colonnes',
  'columns.file': 'Les premières lignes du fichier',
  'columns.column': '{number} : {example}',
  'columns.none': 'Aucune',
  'columns.atMost': 'Choisissez 4 colonnes au plus',
  'columns.dateOrder': 'Les dates s’écrivent',
  'columns.ymd': 'année, mois, jour',
  'columns.mdy': 'mois, jour, année',
  'columns.dmy': 'jour, mois, année',
  'columns.letters': 'Lequel est bien écrit?',
  'columns.sheet': 'Feuille lue : « {name} ». Pour en lire une autre :',
  'columns.whichSheet': 'Quelle est la bonne feuille?',
  'columns.unknown': 'Cette liste ne dit pas tout de ses colonnes. Vérifiez ce qui est proposé.',
  'columns.correct':
    'Certaines lignes sont à vérifier. Corrigez-\u2060les dans la liste ci-dessus et vérifiez-\u2060la de nouveau, ou laissez-\u2060les : elles ne sont pas saisies.',
  'columns.brought': 'Déjà saisi',
  'columns.by': '{date}, {name}',
  'columns.takeBack': 'Retirer',
  'columns.takenBackOn': 'retiré le {date}',
} as const satisfies Record<keyof typeof en, string>;
