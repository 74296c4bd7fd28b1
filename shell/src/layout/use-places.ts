import type { ComponentType } from 'react';
import type { NavIcon, NavPart, PagePath } from 'shared-api/pages';
import {
  AccountIcon,
  BallIcon,
  CalendarIcon,
  DashboardIcon,
  HelpIcon,
  HistoryIcon,
  HomeIcon,
  InfoIcon,
  type SvgIconProps,
  TicketIcon,
  useLocale,
  useSite,
} from 'shared-ui';
import { checkAccess } from '../features/access';
import { useViewer } from './use-viewer';

/** A page that the navigation leads to, in the language of the page that is shown. */
export interface Place {
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
  help: HelpIcon,
  history: HistoryIcon,
  home: HomeIcon,
  info: InfoIcon,
  ticket: TicketIcon,
};

/** The places of every part of the navigation, as the apps' tables name and order them, for the person who looks. */
export const usePlaces = (): ((part: NavPart) => Place[]) => {
  const viewer = useViewer();
  const locale = useLocale();
  const { pages } = useSite();
  return (part) =>
    pages
      .flatMap(({ name, path, access, nav }) => {
        const rank = nav?.[part];
        if (rank === undefined || checkAccess([{ access }], viewer) !== 'allow') return [];
        // A remote's release may be newer than this shell, and know more pictures.
        const Icon = icons[nav?.icon as NavIcon] ?? InfoIcon;
        return [{ rank, name, href: path[locale], label: nav?.label[locale] ?? name, Icon }];
      })
      .sort((a, b) => a.rank - b.rank);
};
