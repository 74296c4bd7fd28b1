import { FacebookIcon, InstagramIcon } from 'shared-ui';

/** Where players share their pictures: the networks' pages for the club's tag, which need no account of the club's. */
export const networks = [
  { name: 'Facebook', url: 'https://www.facebook.com/hashtag/courtsidemontreal', Icon: FacebookIcon },
  {
    name: 'Instagram',
    url: 'https://www.instagram.com/explore/tags/courtsidemontreal/',
    Icon: InstagramIcon,
  },
] as const;
