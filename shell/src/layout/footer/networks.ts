import type { ComponentType } from 'react';
import { type Network, networks, type SocialLinks } from 'shared-api';
import { FacebookIcon, InstagramIcon, type SvgIconProps, YouTubeIcon } from 'shared-ui';

const icons: Record<Network, ComponentType<SvgIconProps>> = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  youtube: YouTubeIcon,
};

/** The club's page on a social network. */
export interface ClubPage {
  name: string;
  url: string;
  Icon: ComponentType<SvgIconProps>;
}

/** The club's pages, in the order of the networks. @param links the club's settings, once loaded */
export const clubPages = (links: SocialLinks | undefined): ClubPage[] =>
  (Object.keys(networks) as Network[]).flatMap((network) => {
    const url = links?.[network];
    return url ? [{ name: networks[network].name, url, Icon: icons[network] }] : [];
  });
