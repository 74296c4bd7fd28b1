import type { ComponentType } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { trimmed } from 'shared-api/pages';
import { type MessageId, pageAround, useLocale, useText } from 'shared-ui';
import { checkAccess } from '../../features/access';
import { remoteFor, routeIdOf } from '../../remotes/site';
import { useRemoteState } from '../../remotes/state';
import { useEntries } from '../use-entries';
import { useViewer } from '../use-viewer';

/** An entry of a phone's navigation. */
export interface PhoneEntry {
  href: string;
  label: string;
  Icon: ComponentType;
  /** Whether it is the current page. */
  current: boolean;
}

const room = 4;

/**
 * A phone's navigation: four entries in the bar, and all of them in groups in its menu. A remote may replace
 * the site's entries on its own pages, as the console does, once it is loaded; its menu then leads back to the site.
 */
export const usePhoneEntries = (): { thumb: PhoneEntry[]; menu: PhoneEntry[][] } => {
  const { pathname } = useLocation();
  const locale = useLocale();
  const text = useText();
  const entriesOf = useEntries();
  const name = remoteFor(pathname) ?? '';
  const remote = useRemoteState(name);
  const matches = useMatches();

  const shownAt = (entry: Omit<PhoneEntry, 'current'>): PhoneEntry => ({
    ...entry,
    current: entry.href === trimmed(pathname),
  });
  // Only once a page of the remote is shown: its texts are loaded then.
  const shown = remote.status === 'loaded' && matches.some(({ id }) => id === routeIdOf(name));
  const viewer = useViewer();
  const own = ((shown && remote.app.places) || [])
    .filter(({ path }) => checkAccess([pageAround(path.en)], viewer) === 'allow')
    .map(({ path, label, Icon }) => shownAt({ href: path[locale], label: text(label as MessageId), Icon }));
  const thumb = entriesOf('thumb').map(shownAt);
  const isOwn = own.length > 0;
  const account = entriesOf('account');
  const bar = entriesOf('bar').filter(({ name }) => account.every((entry) => entry.name !== name));
  const menu = isOwn ? [own, thumb.slice(0, 1)] : [account, bar];

  return {
    thumb: (isOwn ? own : thumb).slice(0, room),
    menu: menu.map((group) => group.map(shownAt)).filter((group) => group.length > 0),
  };
};
