/** What a table's columns hold; English is the source. */
export const en = {
  'columns.open': 'Choose the columns',
  'columns.title': 'What each column is',
  'columns.apply': 'Use these columns',
  'columns.file': 'The first rows of the file',
  'columns.column': '{number}: {example}',
  'columns.none': 'None',
  'columns.atMost': 'Choose up to 4 columns',
  'columns.dateOrder': 'Dates are written',
  'columns.ymd': 'year, month, day',
  'columns.mdy': 'month, day, year',
  'columns.dmy': 'day, month, year',
  'columns.letters': 'Which of these is spelled right?',
  'columns.sheet': 'This is the sheet “{name}”. To read another one:',
  'columns.whichSheet': 'Which of these sheets is it?',
  'columns.unknown': 'This list doesn’t say everything about its columns. Check what’s filled in.',
  'columns.correct':
    'Some lines need a look. Correct them in the list above and check it again, or leave them: they aren’t entered.',
  'columns.brought': 'Entered before',
  'columns.by': '{date}, {name}',
  'columns.takeBack': 'Take it back',
  'columns.takenBackOn': 'taken back on {date}',
} as const;
