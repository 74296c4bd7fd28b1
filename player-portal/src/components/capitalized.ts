/** The style of a line that may begin with a date: French writes weekdays and months in lower case. */
export const capitalized = { '&::first-letter': { textTransform: 'uppercase' } } as const;
