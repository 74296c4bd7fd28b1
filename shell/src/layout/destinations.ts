import type { ComponentType } from 'react';
import type { StoredUser } from 'shared-api';
import {
  AccountIcon,
  BallIcon,
  CalendarIcon,
  DashboardIcon,
  HelpIcon,
  HistoryIcon,
  HomeIcon,
  InfoIcon,
  type MessageId,
  type RouteName,
  type SvgIconProps,
  TicketIcon,
} from 'shared-ui';

/** A place that the navigation leads to. */
export interface Destination {
  to: RouteName;
  label: MessageId;
  Icon: ComponentType<SvgIconProps>;
}

const home: Destination = { to: 'home', label: 'nav.home', Icon: HomeIcon };
const schedule: Destination = { to: 'schedule', label: 'nav.schedule', Icon: CalendarIcon };
const about: Destination = { to: 'about', label: 'nav.about', Icon: InfoIcon };
const faq: Destination = { to: 'faq', label: 'nav.faq', Icon: HelpIcon };
const mySessions: Destination = { to: 'mySessions', label: 'nav.mySessions', Icon: BallIcon };
const profile: Destination = { to: 'profile', label: 'nav.profile', Icon: AccountIcon };

/** The plan cards are for visitors only (docs/product.md, Access); players choose on the plan selection. */
const plans = (user: StoredUser | null): Destination => ({
  to: user ? 'planSelection' : 'plan',
  label: 'nav.plans',
  Icon: TicketIcon,
});

/** The links of the top bar. */
export const publicPlaces = (user: StoredUser | null): Destination[] => [
  home,
  schedule,
  about,
  plans(user),
  faq,
];

/** The links of the footer. */
export const footerPlaces = (user: StoredUser | null): Destination[] => [about, schedule, plans(user), faq];

/** The links of the user menu. */
export const ownPlaces = ({ isAdmin }: StoredUser): Destination[] => [
  profile,
  mySessions,
  { to: 'myAttendance', label: 'nav.myAttendance', Icon: HistoryIcon },
  ...(isAdmin ? [{ to: 'admin', label: 'nav.admin', Icon: DashboardIcon } as const] : []),
];

/** What a phone keeps under the thumb; the rest is in its menu. */
export const thumbPlaces = (user: StoredUser | null): Destination[] => [
  home,
  schedule,
  ...(user
    ? [mySessions, profile]
    : [plans(user), { to: 'login', label: 'nav.loginShort', Icon: AccountIcon } as const]),
];
