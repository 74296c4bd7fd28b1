/** What a club plays, and when, until it has said so: basketball on Saturdays, counted from Sunday, 0. */
export const usualFacts = { sport: 'basketball', weekday: 6, startTime: '10:00', endTime: '12:00' } as const;
