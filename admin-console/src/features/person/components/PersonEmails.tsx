import type { UserHistory } from 'shared-api';
import { Box, Chip, type MessageId, Stack, Typography } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { subjectLabel } from '../../communication/labels';

const stateLabel = {
  waiting: 'communication.unsent.waitingState',
  sent: 'person.emails.sent',
  failed: 'communication.unsent.failedState',
  skipped: 'person.emails.skipped',
} as const satisfies Record<string, MessageId>;

const colours = { waiting: 'warning', sent: 'default', failed: 'error', skipped: 'default' } as const;

/** The newest e-mails to a person: what about, when, and whether each has left. */
export function PersonEmails({ emails }: { emails: UserHistory['emails'] }) {
  const { text, format } = useI18n();
  if (emails.length === 0) return <Typography>{text('person.emails.none')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {emails.map(({ id, about, state, skippedFor, createdOn }) => (
        <Stack
          key={id}
          component="li"
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 36 }}
        >
          <Typography variant="body2">
            {format.dateTime(createdOn)} · {text(subjectLabel[about])}
          </Typography>
          <Chip size="small" color={colours[state]} label={text(stateLabel[state])} />
          {skippedFor && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {text(`person.emails.skippedFor.${skippedFor}`)}
            </Typography>
          )}
        </Stack>
      ))}
    </Box>
  );
}
