import type { Session } from 'shared-api';
import { Fact, SessionCard, TicketIcon, useFormat, useText } from 'shared-ui';
import { AddToCalendar } from '../../sessions/components/AddToCalendar';
import { SessionMarks } from '../../sessions/components/SessionMarks';

/** The session that is answered for. */
export function SessionPanel({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  return (
    <SessionCard
      session={session}
      corner={<SessionMarks session={session} />}
      actions={session.isAttending && <AddToCalendar session={session} fullWidth />}
    >
      <Fact icon={<TicketIcon aria-hidden />}>
        {text('ui.session.price')} · {format.money(session.dropInPrice)}
      </Fact>
    </SessionCard>
  );
}
