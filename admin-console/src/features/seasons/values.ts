import type { SeasonDraft } from 'shared-api';
import type { InferType } from 'shared-ui/forms';
import { datesOf } from './draft';
import type { seasonSchema } from './schema';

type Typed = Omit<SeasonDraft, 'notes' | 'maxPasses' | 'opensAt'> & {
  notes: string;
  maxPasses?: number | undefined;
  opensAt: string | null;
};

/** The request: without an empty name, and without a limit and its opening if no number of passes is given. */
export const requestOf = ({ name, notes, maxPasses, opensAt, ...facts }: Typed): SeasonDraft => ({
  ...facts,
  ...(name ? { name } : {}),
  notes: notes || null,
  maxPasses: maxPasses ?? null,
  opensAt: maxPasses ? opensAt : null,
});

/** The request for a new season, with its sessions if any. */
export const requestWithSessions = ({
  hasSessions,
  weekday,
  skip,
  ...values
}: InferType<typeof seasonSchema>): SeasonDraft => {
  const { startTime, endTime, location, maxCapacity, dropInPrice, ...season } = values;
  const dates = datesOf({ weekday, ...season });
  const [sessionDate] = dates;
  if (!hasSessions || !sessionDate) return requestOf(season);
  const plan = { sessionDate, until: season.endDate, startTime, endTime, location, maxCapacity, dropInPrice };
  return requestOf({ ...season, sessions: { ...plan, skip: skip.filter((date) => dates.includes(date)) } });
};
