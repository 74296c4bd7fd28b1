/** What a table's columns hold; English is the source. */
export const en = {
  'columns.open': 'Choose the columns',
  'columns.title': 'What each column is',
  'columns.apply': 'Use these columns',
  'columns.file': 'The first rows of the file',
  'columns.column': '{number}: {example}',
  'columns.none': 'None',
  'columns.atMost': 'Choose up to 4 columns',
} as const;
