import { useState } from 'react';
import { type Guest, type Registration, type Session, SessionStatus } from 'shared-api';
import {
  Box,
  Button,
  Chip,
  CloseIcon,
  IconButton,
  Initials,
  Link,
  Stack,
  Text,
  Typography,
  useText,
} from 'shared-ui';
import { ActionMenu, useI18n } from 'shared-ui/resource';
import { placeActions } from './actions';
import { standingChoices, unansweredLabel } from './labels';
import { PlaceDialog } from './PlaceDialog';
import { type Move, nameWithGuests } from './policy';

/** A place's state in words: the position in line, the offer's end, its cause, or the time of the answer. */
function StandingNote({ registration: { place, createdOn } }: { registration: Registration }) {
  const { text, format } = useI18n();
  const { standing, source, position, offeredUntil, isCall, missedOut, late } = place;
  if (standing === 'offered')
    return text(isCall ? 'sessions.participants.called' : 'sessions.participants.offeredUntil', {
      when: format.dateTime(offeredUntil, 'shortDay'),
    });
  if (standing === 'out' && late) return text('sessions.participants.late');
  if (position === null) {
    const unanswered = unansweredLabel(standing, source);
    return unanswered
      ? text(unanswered)
      : text('sessions.participants.answered', { when: format.relative(createdOn) });
  }
  return (
    <>
      {text('sessions.participants.position', { position })}
      {missedOut && (
        <>
          {' · '}
          <span aria-hidden>★ </span>
          {text('sessions.participants.missedOut')}
        </>
      )}
      {late && ` · ${text('sessions.participants.late')}`}
    </>
  );
}

interface ParticipantProps {
  registration: Registration;
  /** For a session whose places an administrator can still change. */
  onMove?: ((move: Move, person: Registration, guest?: Guest) => void) | undefined;
}

/** Somebody who answered or waits, with their guests, and the actions on their place. */
function Participant({ registration, onMove }: ParticipantProps) {
  const { text, format } = useI18n();
  const { userId, userName, notes, place, owed } = registration;
  const { guests } = place;
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, py: 1, alignItems: 'flex-start' }}>
      <Initials size={36}>{userName.slice(0, 1)}</Initials>
      <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
        <Typography
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontWeight: 600, lineHeight: 1.35 }}
        >
          <Link to="adminUser" query={{ id: userId }}>
            {nameWithGuests(registration)}
          </Link>
          {owed > 0 && (
            <Chip
              component="span"
              size="small"
              color="warning"
              label={text('sessions.participants.owes', { amount: format.money(owed) })}
            />
          )}
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <StandingNote registration={registration} />
        </Typography>
        {guests.map((guest) => (
          <Typography key={guest.id} variant="body2">
            {text('sessions.participants.guest', { guest: guest.firstName })}
            {onMove && (
              <IconButton
                size="small"
                aria-haspopup="dialog"
                aria-label={text('sessions.place.guestOut', { guest: guest.firstName, name: userName })}
                onClick={() => onMove('out', registration, guest)}
                sx={{ ml: 0.5 }}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            )}
          </Typography>
        ))}
        {notes && <Typography variant="body2">{text('sessions.participants.noted', { notes })}</Typography>}
      </Box>
      {onMove && (
        <ActionMenu
          row={registration}
          name={userName}
          actions={placeActions}
          onAct={({ id }) => {
            const action = placeActions.find((one) => one.id === id);
            if (action) onMove(action.id, registration);
          }}
        />
      )}
    </Stack>
  );
}

interface ParticipantsProps extends Pick<ParticipantProps, 'onMove'> {
  registrations: readonly Registration[];
}

/** Who is in, with guests, who is asked or waits, in order, and who said no. */
function Participants({ registrations, onMove }: ParticipantsProps) {
  const text = useText();
  if (registrations.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{text('sessions.participants.none')}</Typography>;
  return standingChoices.map(({ value: standing, label }) => {
    const people = registrations
      .filter(({ place }) => place.standing === standing)
      .sort((one, other) => (one.place.position ?? 0) - (other.place.position ?? 0));
    if (people.length === 0) return null;
    const count = people.reduce((sum, { place }) => sum + 1 + place.guests.length, 0);
    return (
      <Box key={standing} component="section" sx={{ '& + &': { mt: 2.5 } }}>
        <Typography component="h2" variant="h5">
          {text(label)} ({count})
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
          {people.map((person) => (
            <Participant key={person.userId} registration={person} onMove={onMove} />
          ))}
        </Box>
      </Box>
    );
  });
}

/** A move to confirm; the dialog keeps the person while closing. */
interface Asked {
  move: Move;
  person?: Registration | undefined;
  guest?: Guest | undefined;
  open: boolean;
}

interface PlacesListProps {
  session: Session;
  registrations: readonly Registration[];
}

/** Everybody who answered or waits; for a coming session, with an administrator's actions. */
export function PlacesList({ session, registrations }: PlacesListProps) {
  const [asked, setAsked] = useState<Asked>();
  const ask = (move: Move, person?: Registration, guest?: Guest) =>
    setAsked({ move, person, guest, open: true });
  const canMove = session.status === SessionStatus.Open || session.status === SessionStatus.Full;
  return (
    <>
      {canMove && (
        <Button
          variant="outlined"
          color="secondary"
          aria-haspopup="dialog"
          onClick={() => ask('in')}
          sx={{ mb: 2.5 }}
        >
          <Text id="sessions.place.add" />
        </Button>
      )}
      <Participants registrations={registrations} onMove={canMove ? ask : undefined} />
      {asked && (
        <PlaceDialog
          {...asked}
          session={session}
          registrations={registrations}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
    </>
  );
}
