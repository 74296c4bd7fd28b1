import { Typography, useFormat, useText } from 'shared-ui';
import { type Start, useClosing } from '../use-closing';

/** Says until when a session takes answers, or since when it does not. */
export function ClosingNote({ session }: { session: Start }) {
  const text = useText();
  const format = useFormat();
  const { closing, hasClosed } = useClosing();
  const closes = closing(session);
  if (!closes) return null;
  const at = closes.toISOString();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text(hasClosed(session) ? 'session.closed' : 'session.closes', {
        day: format.date(at, 'shortDay'),
        time: format.time(at),
      })}
    </Typography>
  );
}
