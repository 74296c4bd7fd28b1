import { useQuery } from '@tanstack/react-query';
import { clubQuery, now, type Session } from 'shared-api';
import { Typography, useFormat, useText } from 'shared-ui';
import { useClosing } from '../use-closing';

/** Says until when releasing a date of a pass earns credit, if the club credits it. */
export function CreditNote({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const { data: club } = useQuery(clubQuery());
  const until = useClosing().deadline(session);
  if (!club?.creditReleasedDates || !until || until.getTime() <= now()) return null;
  const at = until.toISOString();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text('place.credited', {
        day: format.date(at, 'shortDay'),
        time: format.time(at),
      })}
    </Typography>
  );
}
