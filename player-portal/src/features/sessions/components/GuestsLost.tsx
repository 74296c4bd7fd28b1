import { useText } from 'shared-ui';

/** Names the guests whose spots a no gives up too; nothing without guests. */
export function GuestsLost({ guests }: { guests: readonly string[] }) {
  const text = useText();
  if (guests.length === 0) return null;
  return <span>{text('session.giveUp.guests', { count: guests.length, names: guests.join(', ') })}</span>;
}
