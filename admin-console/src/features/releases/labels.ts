import type { Release } from 'shared-api';
import type { Format, MessageId, useText } from 'shared-ui';

/** Failed pages per thousand opened ones, to one decimal; null without any. */
const failureRate = ({ views, failures }: Pick<Release, 'views' | 'failures'>): number | null => {
  const opened = Math.max(views, failures);
  return opened === 0 ? null : Math.round((failures / opened) * 10_000) / 10;
};

type Translate = ReturnType<typeof useText>;

const appLabels: Record<string, MessageId> = {
  shell: 'releases.app.shell',
  'player-portal': 'releases.app.player-portal',
  'admin-console': 'releases.app.admin-console',
};

/** An app's name; the folder's name for an app unknown to this console. */
export const appName = (app: string, text: Translate): string => {
  const label = appLabels[app];
  return label ? text(label) : app;
};

/** A release's failure rate, and the number of opened pages. */
export const rateOf = (release: Release, text: Translate, format: Format): string => {
  const rate = failureRate(release);
  return rate === null
    ? text('releases.noViews')
    : text('releases.rateOf', { rate: format.number(rate), views: release.views });
};

/** The same as a separate line. */
export const rateLineOf = (release: Release, text: Translate, format: Format): string =>
  failureRate(release) === null
    ? text('releases.noViews')
    : text('releases.rateLine', { rate: rateOf(release, text, format) });

/** Who made a release live; the server after an automatic rollback. */
export const releaser = ({ reason, releasedBy }: Release, text: Translate): string =>
  reason === null ? releasedBy : text('releases.automaticFrom');
