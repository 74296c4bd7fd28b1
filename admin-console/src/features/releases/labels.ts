import type { Release } from 'shared-api';
import type { Format, MessageId, useText } from 'shared-ui';

/** Pages that could not be shown among a thousand that were opened, to one decimal; null where none was. */
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

/** How an app is called; one that this console does not know goes by its own name. */
export const appName = (app: string, text: Translate): string => {
  const label = appLabels[app];
  return label ? text(label) : app;
};

/** How often a release's pages fail, with how many were opened. */
export const rateOf = (release: Release, text: Translate, format: Format): string => {
  const rate = failureRate(release);
  return rate === null
    ? text('releases.noViews')
    : text('releases.rateOf', { rate: format.number(rate), views: release.views });
};

/** The same as a line of its own. */
export const rateLineOf = (release: Release, text: Translate, format: Format): string =>
  failureRate(release) === null
    ? text('releases.noViews')
    : text('releases.rateLine', { rate: rateOf(release, text, format) });

/** Who made a release live; the server, where it went back to it. */
export const releaser = ({ reason, releasedBy }: Release, text: Translate): string =>
  reason === null ? releasedBy : text('releases.automaticFrom');
