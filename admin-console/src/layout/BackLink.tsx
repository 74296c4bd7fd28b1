import type { ComponentProps, ReactNode } from 'react';
import { Link, type MessageId, Text } from 'shared-ui';

interface BackLinkProps extends Pick<ComponentProps<typeof Link>, 'to' | 'query'> {
  /** The name of the page that it leads back to. */
  title: MessageId;
  /** What follows the name. */
  children?: ReactNode;
}

/** The way back to the page above this one. */
export const BackLink = ({ title, children, ...page }: BackLinkProps) => (
  <Link {...page} sx={{ display: 'inline-block', py: 1, my: 0 }}>
    <span aria-hidden>← </span>
    <Text id={title} />
    {children}
  </Link>
);
