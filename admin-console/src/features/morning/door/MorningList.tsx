import { useRef, useState } from 'react';
import { ApiError } from 'shared-api';
import { type DoorMethod, hasCome } from 'shared-api/door';
import { Alert, Box, Button, clubDate, Stack, Text, Typography, useFormat, useText } from 'shared-ui';
import { DoorHead } from './DoorHead';
import { DoorSheets, type OpenSheet } from './DoorSheets';
import type { DoorAct } from './event-store';
import { LastTaps } from './LastTaps';
import { PersonRow } from './PersonRow';
import {
  type DoorFilter,
  type DoorPerson,
  lastTaps,
  type Morning,
  type NewName,
  owesNow,
  peopleFound,
  peopleUnder,
  walkInName,
} from './people';
import type { DoorMorning } from './use-morning';
import { useReady } from './use-ready';
import { WalkIn } from './WalkIn';

/** In milliseconds: a tap, and “look at this one”. */
const vibrations = { tap: 30, look: [30, 60, 30] };

/** Something about them must be said or asked. */
const isToLook = (person: DoorPerson): boolean =>
  person.firstTime || owesNow(person) || Boolean(person.notes) || person.standing !== 'in';

/** Before its day, nothing is noted: it would change nothing. */
const isAhead = ({ roster }: Morning): boolean => roster.session.sessionDate > clubDate();

/** The row of somebody, by their key. */
const rowOf = (key: string): string => `li[data-key="${key}"] button`;

interface MorningListProps {
  morning: Morning;
  door: DoorMorning;
}

/** What must not be missed: it stands over the list. */
function Notices({ morning, door, onDetails }: MorningListProps & { onDetails: () => void }) {
  const text = useText();
  const format = useFormat();
  const { problem, refused, isLink, query } = door;
  const { closedOn } = morning.state;
  const { sessionDate } = morning.roster.session;
  return (
    <Stack sx={{ gap: 1, p: 2, '&:empty': { display: 'none' } }}>
      {problem && problem !== 'noAnswer' && <Alert severity="error">{text(`door.${problem}`)}</Alert>}
      {query.error instanceof ApiError && query.error.code === 'sessionNotFound' && (
        <Alert severity="error">{text('door.deleted')}</Alert>
      )}
      {refused.length > 0 && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={onDetails} sx={{ minHeight: 56 }}>
              {text('door.look')}
            </Button>
          }
        >
          {text('door.refused', { count: refused.length })}
        </Alert>
      )}
      {isAhead(morning) && (
        <Alert severity="info">{text('door.ahead', { date: format.date(sessionDate, 'day') })}</Alert>
      )}
      {closedOn && (
        <Alert severity="info" tabIndex={-1} data-closed>
          {text(isLink ? 'door.closedByOthers' : 'door.closed', { time: format.time(closedOn) })}
        </Alert>
      )}
    </Stack>
  );
}

/** A morning: who is expected, who has come, and everything that is noted by a tap. */
export function MorningList({ morning, door }: MorningListProps) {
  const text = useText();
  const format = useFormat();
  const ready = useReady(door.readAt);
  const [filter, setFilter] = useState<DoorFilter>('all');
  const [open, setOpen] = useState<OpenSheet>();
  const { roster, state, expected } = morning;
  const { act, unsent, device, isLink, search, setSearch } = door;
  const isClosed = state.closedOn !== null;
  /** By a link, what comes late is noted like before: an account looks at it. */
  const corrects = isClosed && !isLink;
  const isSearching = search.trim() !== '';
  const shown = isSearching ? peopleFound(search, morning, isLink) : peopleUnder(filter, morning);
  const notYet = peopleUnder('notYet', morning);
  const newName = walkInName(search);
  const taps = lastTaps(morning, device, 5);

  const list = useRef<HTMLDivElement>(null);
  /**
   * Notes what happened; the focus goes on at an element if what had it is gone.
   * @param isMoved what happened is to be seen elsewhere: the focus goes there in any case
   */
  const actAt = (acts: readonly DoorAct[], selector: string, isMoved = false) =>
    void act(...acts).then(() =>
      // Once the page shows it.
      setTimeout(() => {
        const find = (what: string) => list.current?.querySelector<HTMLElement>(what);
        if (isMoved) find(selector)?.focus();
        else if (document.activeElement === document.body)
          (find(selector) ?? find('li button'))?.focus({ preventScroll: true });
      }),
    );
  /** Somebody without a spot: when all are taken, whose is a question. */
  const arrive = (id: string, key: string, name: string, walkIn?: DoorAct) => {
    setSearch('');
    if (expected >= roster.maxCapacity) setOpen({ what: 'spot', id, name, ...(walkIn && { walkIn }) });
    else actAt([walkIn ?? { kind: 'replaced', person: id, replaces: null }], rowOf(key), true);
  };
  const tap = (person: DoorPerson, index: number) => {
    const { id, key, mark, standing, firstName } = person;
    if (corrects) return setOpen({ what: 'person', id });
    navigator.vibrate?.(isToLook(person) ? vibrations.look : vibrations.tap);
    // Under a chip, the next one comes into their place.
    const place = `li:nth-child(${index + 1}) button, li:last-child button`;
    const note = (kind: 'here' | 'undo') =>
      actAt([{ kind, person: id }], isSearching ? rowOf(key) : place, isSearching);
    if (hasCome(mark)) return note('undo');
    if (standing !== 'in' || state.replaced.has(id)) return arrive(id, key, firstName);
    setSearch('');
    note('here');
  };
  const addWalkIn = ({ firstName, lastName }: NewName, email?: string) => {
    const person = crypto.randomUUID();
    navigator.vibrate?.(vibrations.look);
    const walkIn = { firstName, ...(lastName && { lastName }), ...(email && { email }) };
    arrive(person, person, firstName, { kind: 'walk-in', person, walkIn });
  };
  const pay = ({ id, paid }: DoorPerson, method: DoorMethod | null) =>
    void act(
      ...(paid ? [{ kind: 'undo-paid', person: id } as const] : []),
      ...(method ? [{ kind: 'paid', person: id, method } as const] : []),
    );

  const time = format.time(roster.readOn);
  const people = peopleUnder('all', morning).length;
  const missing = [
    ...(ready.opens === false ? [text('door.noWorker')] : []),
    ...(ready.lasts === false ? [text('door.persist')] : []),
  ];
  return (
    <Box
      ref={list}
      sx={{
        pb: 12,
        // Whatever has the focus is neither under the head nor under the last taps.
        '& ul button, & ul ~ * button': { scrollMarginTop: 136, scrollMarginBottom: 80 },
      }}
    >
      <DoorHead
        {...{ morning, search, filter }}
        unsent={unsent.length}
        ready={text(ready.opens ? 'door.ready' : 'door.listFrom', { people, time })}
        onSearch={setSearch}
        onFilter={(chosen) => {
          setSearch('');
          setFilter(chosen);
        }}
        onDetails={() => setOpen({ what: 'details' })}
      />
      <Notices {...{ morning, door }} onDetails={() => setOpen({ what: 'details' })} />
      <Box component="fieldset" disabled={isAhead(morning)} sx={{ m: 0, p: 0, minInlineSize: 0, border: 0 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((person, index) => (
            <PersonRow
              key={person.key}
              person={person}
              isReplaced={state.replaced.has(person.id)}
              onTap={() => tap(person, index)}
              onMore={() => setOpen({ what: 'person', id: person.id })}
              onPay={(method) => pay(person, method)}
            />
          ))}
        </Box>
      </Box>
      {shown.length === 0 && (
        <Typography role="status" sx={{ px: 2, pt: 3, textAlign: 'center' }}>
          <Text id={isSearching ? 'door.found.none' : 'door.under.none'} />
        </Typography>
      )}
      {isSearching && newName && !corrects && !isAhead(morning) && (
        <WalkIn name={newName} isFound={shown.length > 0} onAdd={(email) => addWalkIn(newName, email)} />
      )}
      {!isSearching && !isClosed && !isAhead(morning) && (
        <Stack sx={{ gap: 1, p: 2, '& > *': { minHeight: 56 } }}>
          {notYet.length > 0 && (
            <Button
              variant="outlined"
              color="secondary"
              size="large"
              onClick={() =>
                actAt(
                  notYet.map(({ id }): DoorAct => ({ kind: 'here', person: id })),
                  '[data-close]',
                )
              }
            >
              {text('door.everyone', { count: notYet.length })}
            </Button>
          )}
          {!isLink && (
            <Button data-close variant="contained" size="large" onClick={() => setOpen({ what: 'close' })}>
              {text('door.close')}
            </Button>
          )}
        </Stack>
      )}
      {taps.length > 0 && !corrects && (
        <LastTaps
          taps={taps}
          onUndo={({ done }) =>
            actAt(
              done.map(
                ({ person: { id }, kind }): DoorAct => ({
                  kind: kind === 'paid' ? 'undo-paid' : 'undo',
                  person: id,
                }),
              ),
              '[data-taps] button',
            )
          }
        />
      )}
      {open && (
        <DoorSheets
          {...{ open, morning, door, missing, corrects }}
          onAct={(acts, shows) => {
            if (shows === undefined) void act(...acts);
            else actAt(acts, shows === 'closed' ? '[data-closed]' : rowOf(shows), true);
          }}
          onOpen={setOpen}
          onPay={pay}
        />
      )}
    </Box>
  );
}
