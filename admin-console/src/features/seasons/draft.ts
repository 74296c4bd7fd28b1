import { rules, type SeasonDraft } from 'shared-api';
import { clubDate } from 'shared-ui';
import { newSeason, type SeasonValues } from './fields';

/** The same day some months later, or that month's last day where it has none. */
export const monthsLater = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
};

/** A new season: three months from today. */
export const seasonDraft = (today: string = clubDate()): SeasonValues => ({
  ...newSeason.initial,
  startDate: today,
  endDate: monthsLater(today, rules.season.months),
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
