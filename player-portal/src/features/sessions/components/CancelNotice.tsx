import { useQuery } from '@tanstack/react-query';
import { clubQuery, now, type Session } from 'shared-api';
import { Typography, useFormat, useText } from 'shared-ui';
import { mayBeLate, useClosing } from '../use-closing';

/** Until when players are asked to cancel, and what a late no costs, while that applies. */
export function CancelNotice({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const { deadline } = useClosing();
  const { data: club } = useQuery(clubQuery());
  const until = deadline(session);
  // Players who are in see their own terms instead.
  const charges = club?.lateNoCharged && mayBeLate(club) && session.dropInPrice > 0 && !session.isAttending;
  if (!until || until.getTime() < now()) return null;
  const at = until.toISOString();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text('attendance.cancelBy', { day: format.date(at, 'shortDay'), time: format.time(at) })}
      {charges && ` ${text('attendance.charged', { amount: format.money(session.dropInPrice) })}`}
    </Typography>
  );
}
