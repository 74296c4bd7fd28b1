import { rules, type SeasonDraft } from 'shared-api';
import { addMonths, clubDate } from 'shared-ui';
import { newSeason, type SeasonValues } from './fields';

/** A new season: three months from today. */
export const seasonDraft = (today: string = clubDate()): SeasonValues => ({
  ...newSeason.initial,
  startDate: today,
  endDate: addMonths(today, rules.season.months),
});

/** What is sent: a name or notes that were left empty are left out. */
export const sentOf = ({
  name,
  notes,
  ...facts
}: Omit<SeasonDraft, 'notes'> & { notes: string }): SeasonDraft => ({
  ...facts,
  ...(name ? { name } : {}),
  notes: notes || null,
});
