import { type Correction, type InvitationFate, plain } from 'shared-api/contract';
import { kept, type Line, missing } from './person';

/** A line, once somebody has looked at it. */
export interface Looked extends Line {
  isLeftOut: boolean;
}

/** The lines as somebody has corrected them; what looks odd in them is then so. */
export function corrected(lines: readonly Line[], corrections: readonly Correction[]): Looked[] {
  const byLine = new Map(corrections.map(({ line, person }) => [line, person]));
  return lines.map((line, index) => {
    const person = byLine.get(index);
    if (person === undefined) return { ...line, isLeftOut: false };
    if (person === null) return { ...line, isLeftOut: true };
    const whole = kept({ ...line, ...trimmed(person) });
    return { ...line, ...whole, problem: missing(whole), isLeftOut: false };
  });
}

const trimmed = ({ firstName, lastName, email }: NonNullable<Correction['person']>) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
});

/** What would become of each line in a club without accounts. One address opens one account. */
export function fatesOf(lines: readonly Looked[]): InvitationFate[] {
  const byAddress = new Map<string, Looked[]>();
  for (const line of lines) {
    const key = line.email.toLowerCase();
    if (!line.isLeftOut) byAddress.set(key, [...(byAddress.get(key) ?? []), line]);
  }
  const seen = new Set<string>();
  return lines.map((line) => {
    if (line.isLeftOut) return 'leftOut';
    if (line.problem !== null) return line.problem;
    const key = line.email.toLowerCase();
    if (byAddress.get(key)?.some((other) => isSomebodyElse(line, other))) return 'shared';
    const isAgain = seen.has(key);
    // A line that lacks a name does not stand for one that has it.
    seen.add(key);
    return isAgain ? 'twice' : 'new';
  });
}

/** Whether two lines with one address are of two people: no first name is the other's, nor its last name. */
function isSomebodyElse(one: Line, other: Line): boolean {
  const [first, ...others] = [one.firstName, other.firstName, other.lastName].map(plain);
  return other.firstName !== '' && !others.includes(first ?? '');
}
