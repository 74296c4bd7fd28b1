import type { ComponentType } from 'react';
import type { Locale } from 'shared-api';
import type { NavIcon, NavPart, PagePath, SitePage } from 'shared-api/pages';
import {
  AccountIcon,
  BallIcon,
  CalendarIcon,
  DashboardIcon,
  DoorIcon,
  HelpIcon,
  HistoryIcon,
  HomeIcon,
  InfoIcon,
  PaymentIcon,
  type SvgIconProps,
  TicketIcon,
  useLocale,
  useSite,
} from 'shared-ui';
import { checkAccess } from '../features/access';
import { useViewer } from './use-viewer';

/** A navigation entry, in the current language. */
export interface NavEntry {
  name: string;
  href: PagePath;
  label: string;
  Icon: ComponentType<SvgIconProps>;
}

const icons: Record<NavIcon, ComponentType<SvgIconProps>> = {
  account: AccountIcon,
  ball: BallIcon,
  calendar: CalendarIcon,
  dashboard: DashboardIcon,
  door: DoorIcon,
  help: HelpIcon,
  history: HistoryIcon,
  home: HomeIcon,
  info: InfoIcon,
  money: PaymentIcon,
  ticket: TicketIcon,
};

// A remote's release may be newer than this shell and use another format, which must not break every page.

const iconOf = ({ nav }: SitePage): ComponentType<SvgIconProps> =>
  nav && Object.hasOwn(icons, nav.icon) ? icons[nav.icon] : InfoIcon;

const labelOf = ({ name, nav }: SitePage, part: NavPart, locale: Locale): string => {
  const isNarrow = part === 'bar' || part === 'thumb';
  const label: unknown = (isNarrow && nav?.short?.[locale]) || nav?.label?.[locale];
  return typeof label === 'string' ? label : name;
};

/** The entries of every part of the navigation that the current person may see, ordered by the apps' page tables. */
export const useEntries = (): ((part: NavPart) => NavEntry[]) => {
  const viewer = useViewer();
  const locale = useLocale();
  const { pages } = useSite();
  return (part) =>
    pages
      .flatMap((page) => {
        const { name, path, access, nav } = page;
        const rank = nav?.[part];
        if (rank === undefined || checkAccess([{ access }], viewer) !== 'allow') return [];
        return [{ rank, name, href: path[locale], label: labelOf(page, part, locale), Icon: iconOf(page) }];
      })
      .sort((a, b) => a.rank - b.rank);
};
