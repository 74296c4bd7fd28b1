import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import type { ReactNode } from 'react';
import type { SessionFacts } from '../facts';
import { ClosingNote } from './notes';
import { styles } from './styles';
import { Note } from './text';
import { useLocalization } from './use-localization';

/** Buttons side by side, stacked on a phone. */
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

/** A single button. */
export const SingleAction = (props: ActionProps) => (
  <Actions>
    <Action {...props} />
  </Actions>
);

interface MailedLinkProps {
  href: string;
  label: string;
  /** A note about the link. */
  notes: readonly string[];
}

/** A button, and its full address for mail programs that show no buttons. */
export const MailedLink = ({ href, label, notes }: MailedLinkProps) => (
  <>
    <SingleAction href={href}>{label}</SingleAction>
    {notes.map((note) => (
      <Note key={note}>{note}</Note>
    ))}
    <Note>
      {useLocalization().t('frame.copyLink')}
      <br />
      <Link href={href} style={{ ...styles.link, wordBreak: 'break-all' }} className="m-link">
        {href}
      </Link>
    </Note>
  </>
);

/** For somebody who has a spot or waits for one: their sessions, and a link to say no without a login. */
export const PlaceActions = ({ session }: { session: SessionFacts }) => {
  const { t, link, answerLink, closing } = useLocalization();
  return (
    <>
      <Actions>
        <Action href={link('mySessions')}>{t('frame.mySessions')}</Action>
        {closing(session) && (
          <Action href={answerLink(session.id, false)} quiet>
            {t('answer.no')}
          </Action>
        )}
      </Actions>
      <ClosingNote session={session} />
    </>
  );
};
