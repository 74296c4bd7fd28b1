import { type ReactNode, useId, useState } from 'react';
import { type Session, SessionStatus as Status } from 'shared-api';
import {
  Box,
  Button,
  CapacityBar,
  Card,
  CardActions,
  CardContent,
  Chip,
  ExpandIcon,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { useSessionName } from '../use-session-name';
import { SessionHead } from './SessionHead';
import { SessionStatus } from './SessionStatus';

/** The attending players, by first name only (Law 25), shown on demand. */
function Participants({ session }: { session: Session }) {
  const text = useText();
  const nameOf = useSessionName();
  const [open, setOpen] = useState(false);
  const id = useId();
  // First names are not unique; the list is only ever replaced as a whole.
  const people = session.participants.map(({ firstName, guests = 0 }, rank) => ({
    label: guests > 0 ? text('guest.plus', { firstName, guests }) : firstName,
    key: `${rank} ${firstName}`,
  }));
  return (
    <Box>
      <Button
        size="small"
        color="secondary"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        endIcon={
          <ExpandIcon sx={{ transition: 'transform 150ms', transform: open ? 'rotate(180deg)' : 'none' }} />
        }
        sx={{ ml: -1.75 }}
      >
        {text(open ? 'schedule.participants.hide' : 'schedule.participants.show')}
      </Button>
      {open && (
        <Box id={id}>
          {people.length === 0 ? (
            <Typography variant="body2" sx={{ pt: 1, color: 'text.secondary' }}>
              {text('schedule.participants.none')}
            </Typography>
          ) : (
            <Box
              component="ul"
              aria-label={text('schedule.participants.of', { date: nameOf(session) })}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, pt: 1, listStyle: 'none' }}
            >
              {people.map(({ key, label }) => (
                <li key={key}>
                  <Chip size="small" label={label} />
                </li>
              ))}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}

interface CardFrameProps {
  session: Session;
  /** The person's own state; the session's by default. */
  mark?: ReactNode;
  /** What the person pays; the drop-in price by default. */
  price?: ReactNode;
  actions: ReactNode;
}

/** A session of the schedule, as everybody sees it, with what is a person's own in its places. */
export function CardFrame({ session, mark, price, actions }: CardFrameProps) {
  const format = useFormat();
  const isCancelled = session.status === Status.Cancelled;
  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardContent sx={{ display: 'grid', gap: 1.5, flexGrow: 1, alignContent: 'start' }}>
        <SessionHead
          session={session}
          mark={mark ?? <SessionStatus session={session} />}
          price={price ?? (session.dropInPrice > 0 && format.money(session.dropInPrice))}
        />
        {!isCancelled && (
          <>
            <CapacityBar taken={session.registeredPlayersCount} capacity={session.maxCapacity} />
            <Participants session={session} />
          </>
        )}
      </CardContent>
      {!isCancelled && <CardActions data-only="visitor">{actions}</CardActions>}
    </Card>
  );
}
