import EmailIcon from '@mui/icons-material/MailOutlineRounded';
import Alert from '@mui/material/Alert';
import { Text } from '../messages/text';

export interface MailNoticeProps {
  /** What the server says; `unknown` when it could not be asked, nothing while it is. */
  people: number | 'unknown' | undefined;
}

/** Says how many people something is about to e-mail, nobody included. */
export function MailNotice({ people }: MailNoticeProps) {
  return (
    <Alert severity="info" role="status" icon={<EmailIcon />}>
      {people === undefined && <Text id="ui.mail.counting" />}
      {people === 'unknown' && <Text id="ui.mail.unknown" />}
      {typeof people === 'number' && <Text id="ui.mail.people" values={{ count: people }} />}
    </Alert>
  );
}
