import type { ComponentType } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { type MessageId, useLocale, useText } from 'shared-ui';
import { remoteFor, routeIdOf } from '../../remotes/site';
import { useRemoteState } from '../../remotes/state';
import { usePlaces } from '../use-places';

/** A place as a phone's navigation shows it. */
export interface PhonePlace {
  href: string;
  label: string;
  Icon: ComponentType;
  /** It is the page that is shown. */
  current: boolean;
}

const room = 4;

/**
 * What a phone's navigation holds: four places under the thumb, and groups of all in its menu. A remote may have
 * places of its own for its pages, as the console does; without them, also while it cannot be had, they are the site's.
 */
export const usePhonePlaces = (): { thumb: PhonePlace[]; menu: PhonePlace[][] } => {
  const { pathname } = useLocation();
  const locale = useLocale();
  const text = useText();
  const placesOf = usePlaces();
  const name = remoteFor(pathname) ?? '';
  const remote = useRemoteState(name);
  const matches = useMatches();

  const shownAt = (place: Omit<PhonePlace, 'current'>): PhonePlace => ({
    ...place,
    current: place.href === pathname.replace(/(?<=.)\/+$/, ''),
  });
  // Once a page of the remote is shown, the remote's texts are there.
  const shown = remote.status === 'loaded' && matches.some(({ id }) => id === routeIdOf(name));
  const own = ((shown && remote.app.places) || []).map(({ path, label, Icon }) =>
    shownAt({ href: path[locale], label: text(label as MessageId), Icon }),
  );
  const thumb = placesOf('thumb').map(shownAt);
  // What the remote names itself is not listed again under the site's name for it.
  const others = (part: 'account' | 'bar') =>
    placesOf(part)
      .map(shownAt)
      .filter(({ href }) => !own.some((place) => place.href === href));

  return {
    thumb: (own.length > 0 ? own : thumb).slice(0, room),
    menu: [own, others('account'), others('bar')].filter((group) => group.length > 0),
  };
};
