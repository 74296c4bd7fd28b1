import type { ComponentType } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { type MessageId, useLocale, usePath } from 'shared-ui';
import { useRemoteState } from '../../remotes/state';
import { remoteFor, routeIdOf } from '../../remotes/table';
import { type Destination, ownPlaces, publicPlaces, thumbPlaces } from '../destinations';
import { useViewer } from '../use-viewer';

/** A place as a phone's navigation shows it. */
export interface PhonePlace {
  href: string;
  label: MessageId;
  Icon: ComponentType;
  /** It is the page that is shown. */
  current: boolean;
}

const room = 4;

/**
 * What a phone's navigation holds: four places under the thumb, and groups of all in its menu. A remote may have
 * places of its own for its pages, as the console does; without them, also while it cannot be had, they are the shell's.
 */
export const usePhonePlaces = (): { thumb: PhonePlace[]; menu: PhonePlace[][] } => {
  const { pathname } = useLocation();
  const locale = useLocale();
  const path = usePath();
  const viewer = useViewer();
  const name = remoteFor(pathname);
  const remote = useRemoteState(name);
  const matches = useMatches();

  const place = (href: string, label: MessageId, Icon: ComponentType): PhonePlace => ({
    href,
    label,
    Icon,
    current: href === pathname.replace(/(?<=.)\/+$/, ''),
  });
  const places = (destinations: Destination[]) =>
    destinations.map(({ to, label, Icon }) => place(path(to), label, Icon));
  // Once a page of the remote is shown, the remote's texts are there.
  const shown = remote.status === 'loaded' && matches.some(({ id }) => id === routeIdOf(name));
  const own = ((shown && remote.app.places) || []).map(({ path, label, Icon }) =>
    place(path[locale], label as MessageId, Icon),
  );
  // What the remote has said is not said again under the shell's name for it.
  const others = (destinations: Destination[]) =>
    places(destinations).filter(({ href }) => !own.some((said) => said.href === href));

  return {
    thumb: own.length > 0 ? own.slice(0, room) : places(thumbPlaces(viewer)),
    menu: [own, viewer ? others(ownPlaces(viewer)) : [], others(publicPlaces(viewer))].filter(
      (group) => group.length > 0,
    ),
  };
};
