import { addDays, addMonths, isCalendarDate } from 'shared-api/calendar';
import { type Incident, type PrivacyRequestState, rules } from 'shared-api/contract';
import { refuseField } from '../../errors/app-error';

const { answerDays } = rules.privacyRequest;

/** The last day on which a request about personal information is answered in time (CQLR c. P-39.1, s. 32). */
export const dueOn = (askedOn: string): string => addDays(askedOn, answerDays);

/** A request asked before this day has no time left. */
export const inTimeSince = (today: string): string => addDays(today, -answerDays);

/** Where a request stands. */
export function requestState(
  { askedOn, answeredOn }: { askedOn: string; answeredOn: string | null },
  today: string,
): PrivacyRequestState {
  if (answeredOn !== null) return 'answered';
  return askedOn < inTimeSince(today) ? 'overdue' : 'open';
}

/** Who must still be told of an incident: the Commission and the people, if it may do serious injury (s. 3.5). */
export function untoldOf({
  serious,
  commissionToldOn,
  peopleToldOn,
}: Pick<Incident, 'serious' | 'commissionToldOn' | 'peopleToldOn'>): Incident['untold'] {
  if (!serious) return [];
  return [
    ...(commissionToldOn === null ? (['commission'] as const) : []),
    ...(peopleToldOn === null ? (['people'] as const) : []),
  ];
}

/** The day from which an incident may leave the register (c. P-39.1, r. 3.1, s. 8). */
export const keptUntil = (noticedOn: string): string => addMonths(noticedOn, rules.incident.keptYears * 12);

/** Refuses a day of a register that is none, or has not come. @param days by field @throws AppError `validation` */
export function assertCome(days: Readonly<Record<string, string | null>>, today: string): void {
  for (const [field, day] of Object.entries(days)) {
    if (day === null) continue;
    if (!isCalendarDate(day)) refuseField(field, 'noSuchDate');
    if (day > today) refuseField(field, 'notInFuture');
  }
}
