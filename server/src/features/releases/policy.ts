/** What browsers have reported of a release. */
export interface Counts {
  /** Pages of it that were opened. */
  views: number;
  /** Pages of it that could not be shown; from each member at most one a day (limit `releaseFailure`). */
  failures: number;
}

/** How often, at most, a release that is no worse than the one before it is found to be worse, over its whole life. */
export const falseAlarmRate = 0.01;

/** Fewer failures than this are never enough, whatever else is known. */
export const leastFailures = 5;

/** What has to be known of the release before: fewer views say too little about how often pages fail anyway. */
export const leastViewsBefore = 50;

/** How long a release is watched, in milliseconds; what has worked for so long is not what breaks pages. */
export const watchedMs = 3 * 86_400_000;

/** Rates below this are what networks do: no release is gone back from for the sake of them. */
const acceptableRate = 0.005;

/** How many times worse than the bound a release is supposed to be that ought to be found quickly. */
const factor = 3;

/** One-sided 99.5 % quantile of the normal distribution: half of the false alarms. */
const quantile = 2.5758;

/** The upper end of Wilson's score interval (Wilson 1927) for the rate behind some failures among some views. */
const upperBound = ({ views, failures }: Counts): number => {
  const [rate, square] = [failures / views, quantile ** 2 / views];
  return (rate + square / 2 + Math.sqrt(square * (rate * (1 - rate) + square / 4))) / (1 + square);
};

/** Failures may have arrived whose views are still on their way. */
const complete = ({ views, failures }: Counts): Counts => ({ views: Math.max(views, failures), failures });

/**
 * Decides whether a release fails significantly more often than the one before it: Wald's sequential probability ratio
 * test (Wald 1945) of "as often as before, at the worst" against three times that. Under the first the ratio is a
 * supermartingale, so that however often somebody looks it ever exceeds 1/α with a probability of at most α (Ville 1939).
 * docs/decisions/0060 has the rates, and `policy.test.ts` measures them.
 */
export function isWorse(release: Counts, before: Counts): boolean {
  const [now, then] = [complete(release), complete(before)];
  if (now.failures < leastFailures || then.views < leastViewsBefore) return false;
  const usual = Math.max(upperBound(then), acceptableRate);
  const worse = Math.min(usual * factor, (usual + 1) / 2);
  const evidence =
    now.failures * Math.log(worse / usual) + (now.views - now.failures) * Math.log((1 - worse) / (1 - usual));
  return evidence >= Math.log(2 / falseAlarmRate);
}
