import { Typography, useFormat, useText } from 'shared-ui';
import { type Start, useClosing } from '../use-closing';

/** Says until when a session takes answers, unless that is its start; or that it no longer does. */
export function ClosingNote({ session }: { session: Start }) {
  const text = useText();
  const format = useFormat();
  const { closing, hasClosed, closesEarly } = useClosing();
  const closes = closing(session);
  const isClosed = hasClosed(session);
  if (!closes || (!isClosed && !closesEarly)) return null;
  const at = closes.toISOString();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {isClosed
        ? text('session.closed')
        : text('session.closes', { day: format.date(at, 'shortDay'), time: format.time(at) })}
    </Typography>
  );
}
