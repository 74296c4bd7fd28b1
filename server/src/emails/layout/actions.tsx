import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import type { ReactNode } from 'react';
import type { Localization } from '../localization';
import { styles } from './styles';
import { Note } from './text';

/** Buttons side by side, below each other on a phone. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div style={styles.actions}>{children}</div>
);

interface ActionProps {
  href: string;
  quiet?: boolean;
  children: string;
}

export const Action = ({ href, quiet = false, children }: ActionProps) => (
  <Button
    href={href}
    style={quiet ? { ...styles.button, ...styles.quietButton } : styles.button}
    className={quiet ? 'm-action m-quiet' : 'm-action m-button'}
  >
    {children}
  </Button>
);

/** The address behind a button in full, for programs that show no buttons. */
export const CopyableLink = ({ localization, href }: { localization: Localization; href: string }) => (
  <Note>
    {localization.t('frame.copyLink')}
    <br />
    <Link href={href} style={{ ...styles.link, wordBreak: 'break-all' }} className="m-link">
      {href}
    </Link>
  </Note>
);
