import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { MoneyTouched } from 'shared-api';
import { useFormat } from '../format/use-format';
import { Text } from '../messages/text';
import { EmailIcon } from '../mui/icons';

export interface MailNoticeProps {
  /** The server's forecast; `unknown` after a failure, undefined while loading. */
  people: number | 'unknown' | undefined;
  /** For actions that affect money. */
  money?: MoneyTouched | undefined;
}

const sums = ['withdrawn', 'due', 'repriced', 'credited', 'refunded', 'received'] as const;

/** Says how many people an action would e-mail, even if none, and which money it would affect. */
export function MailNotice({ people, money }: MailNoticeProps) {
  const format = useFormat();
  return (
    <Alert severity="info" role="status" icon={<EmailIcon />}>
      {people === undefined && <Text id="ui.mail.counting" />}
      {people === 'unknown' && <Text id="ui.mail.unknown" />}
      {typeof people === 'number' && <Text id="ui.mail.people" values={{ count: people }} />}
      {money &&
        sums.map((name) => {
          const { count, total } = money[name];
          if (count === 0) return null;
          return (
            <Box key={name}>
              <Text id={`ui.money.${name}`} values={{ count, total: format.money(total) }} />
            </Box>
          );
        })}
    </Alert>
  );
}
