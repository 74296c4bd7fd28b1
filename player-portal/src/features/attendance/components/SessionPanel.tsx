import type { Session } from 'shared-api';
import { Fact, SessionCard, TicketIcon, useFormat, useText } from 'shared-ui';
import { AddToCalendar } from '../../sessions/components/AddToCalendar';
import { SessionMarks } from '../../sessions/components/SessionMarks';

export interface SessionPanelProps {
  session: Session;
  /** Offers the calendar's file to somebody who attends. */
  calendar: boolean;
}

/** The session that is answered for. */
export function SessionPanel({ session, calendar }: SessionPanelProps) {
  const text = useText();
  const format = useFormat();
  return (
    <SessionCard
      session={session}
      mark={<SessionMarks session={session} />}
      actions={calendar && session.isAttending && <AddToCalendar session={session} fullWidth />}
    >
      <Fact icon={<TicketIcon aria-hidden />}>
        {text('ui.session.price')} · {format.money(session.dropInPrice)}
      </Fact>
    </SessionCard>
  );
}
