/** How strong people play. */
export const en = {
  'ratings.strength': 'Strength, 1 to 5',
  'ratings.who': 'For making teams. Only administrators ever see it.',
  'ratings.failed': 'Failed to save the strength',
} as const;
