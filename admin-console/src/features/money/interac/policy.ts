import type { StatementPreview } from 'shared-api';

/** The line of a notice that is there once. */
const number = /^[\s>*]*(reference number|num[ée]ro de r[ée]f[ée]rence)\s*:/i;

/** How a notice begins when it is copied from an email. */
const beginning =
  /^[\s>*]*(hi|hello|dear|bonjour)\b|^[\s>*]*(interac e-transfer|virement interac|subject|objet)\s*:/i;

/** The notices in a pasted text: each begins with a greeting or a title after the number of the one before. */
export function noticesIn(pasted: string): string[] {
  const notices: string[][] = [[]];
  let isNumbered = false;
  for (const line of pasted.split('\n')) {
    if (isNumbered && beginning.test(line)) {
      notices.push([]);
      isNumbered = false;
    }
    isNumbered ||= number.test(line);
    notices.at(-1)?.push(line);
  }
  return notices.map((lines) => lines.join('\n'));
}

type Counts = StatementPreview['counts'];

/** Sums of counts by state. */
export const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce((sum, counts) => ({
    settled: sum.settled + counts.settled,
    partly: sum.partly + counts.partly,
    over: sum.over + counts.over,
    unmatched: sum.unmatched + counts.unmatched,
    duplicate: sum.duplicate + counts.duplicate,
    notOurs: sum.notOurs + counts.notOurs,
  }));

/** Several previews as one: the first, with the transfers of all. */
export const joined = (
  first: StatementPreview,
  ...others: readonly StatementPreview[]
): StatementPreview => ({
  ...first,
  counts: sumOf([first.counts, ...others.map(({ counts }) => counts)]),
  unreadableRows: [first, ...others].flatMap(({ unreadableRows }) => unreadableRows),
  transfers: [first, ...others].flatMap(({ transfers }) => transfers),
});
