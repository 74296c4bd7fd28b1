import type { MailRecipients } from 'shared-api';
import { Box, Text, useFormat } from 'shared-ui';

/** Who a mailing goes to, by name; how many do not get it; and when they last got one like it. */
export function MailPeople({ people, names, skipped, lastOn }: MailRecipients) {
  const format = useFormat();
  const others = people - names.length;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {people > 0 && (
        <Box
          component="p"
          tabIndex={names.length > 40 ? 0 : -1}
          sx={{ m: 0, maxHeight: '9rem', overflowY: 'auto' }}
        >
          {names.join(', ')}
          {others > 0 && <Text id="communication.others" values={{ count: others }} />}
        </Box>
      )}
      {skipped > 0 && (
        <Box component="p" sx={{ m: 0 }}>
          <Text id="communication.skippedCount" values={{ count: skipped }} />
        </Box>
      )}
      {lastOn && (
        <Box component="p" sx={{ m: 0 }}>
          <Text id="communication.lastOn" values={{ when: format.dateTime(lastOn) }} />
        </Box>
      )}
    </Box>
  );
}
