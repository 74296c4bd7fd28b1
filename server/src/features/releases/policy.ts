/** Browsers' reports of a release. */
export interface Counts {
  /** Opened pages. */
  views: number;
  /** Pages that could not be shown; at most one a day per member (limit `releaseFailure`). */
  failures: number;
}

/** The highest probability of wrongly judging a release worse, over its whole life. */
export const falseAlarmRate = 0.01;

/** Fewer failures than this never cause a rollback. */
const leastFailures = 5;

/** Views required of the release before: fewer say too little about its failure rate. */
const leastViewsBefore = 50;

/** How long a release is watched, in milliseconds; later failures have other causes. */
export const watchedMs = 3 * 86_400_000;

/** Lower rates are normal network failures: they never cause a rollback. */
const acceptableRate = 0.005;

/** The ratio to the bound at which a bad release should be detected quickly. */
const factor = 3;

/** One-sided 99.5 % quantile of the normal distribution: half of the false alarms. */
const quantile = 2.5758;

/** The upper bound of Wilson's score interval (Wilson 1927) for a failure rate. */
const upperBound = ({ views, failures }: Counts): number => {
  const [rate, square] = [failures / views, quantile ** 2 / views];
  return (rate + square / 2 + Math.sqrt(square * (rate * (1 - rate) + square / 4))) / (1 + square);
};

/** Failures may arrive before their views. */
const complete = ({ views, failures }: Counts): Counts => ({ views: Math.max(views, failures), failures });

/**
 * Decides whether a release fails significantly more often than the one before it: Wald's sequential
 * probability ratio test (Wald 1945) of "at worst as often as before" against three times that. Under the
 * first hypothesis the ratio is a supermartingale, so that however often it is checked, the probability that
 * it ever exceeds 1/α is at most α (Ville 1939). docs/decisions/0060 has the rates, and `policy.test.ts`
 * measures them.
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
