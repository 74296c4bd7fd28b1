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
  'columns.unknown': 'Cette liste ne dit pas tout de ses colonnes. Vérifiez ce qui est proposé.',
} as const satisfies Record<keyof typeof en, string>;
