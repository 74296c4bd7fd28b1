import { useState } from 'react';
import type { DoorMethod } from 'shared-api/door';
import { Box, Button, Typography, useText } from 'shared-ui';
import { ReasonInput } from '../ReasonInput';
import type { DoorAct } from './event-store';
import { KeptNotes, useEventWords } from './KeptNotes';
import { PersonSheet } from './PersonSheet';
import { type DoorPerson, type Morning, peopleUnder } from './people';
import { Sheet } from './Sheet';
import type { DoorMorning } from './use-morning';

interface CloseSheetProps {
  morning: Morning;
  onDone: (acts: DoorAct[]) => void;
  onClose: () => void;
}

/** Closes the morning: who has no mark is absent, unless they are excused with a reason. */
function CloseSheet({ morning, onDone, onClose }: CloseSheetProps) {
  const text = useText();
  /** By person who is excused. */
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const missing = peopleUnder('notYet', morning);
  const late = morning.people.filter(({ mark }) => mark === 'late').length;
  const excused = Object.entries(reasons);
  const toggle = (id: string) => {
    const { [id]: known, ...others } = reasons;
    setReasons(known === undefined ? { ...reasons, [id]: '' } : others);
  };
  const finish = () =>
    onDone([
      ...excused.map(([person, reason]): DoorAct => ({ kind: 'excused', person, reason: reason.trim() })),
      { kind: 'closed', person: null },
    ]);
  return (
    <Sheet title={text('door.close')} onClose={onClose}>
      <Typography>
        {text('door.close.text', { here: morning.here - late, late, missing: missing.length })}
      </Typography>
      {missing.map(({ id, name }) => (
        <Box key={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
            <Button
              variant={reasons[id] === undefined ? 'outlined' : 'contained'}
              color="secondary"
              aria-pressed={reasons[id] !== undefined}
              aria-label={text('door.close.excuse', { name })}
              onClick={() => toggle(id)}
              sx={{ minHeight: 56, flexShrink: 0 }}
            >
              {text('door.close.excused')}
            </Button>
          </Box>
          {reasons[id] !== undefined && (
            <ReasonInput
              label={text('door.close.reason', { name })}
              value={reasons[id]}
              onChange={(reason) => setReasons({ ...reasons, [id]: reason })}
            />
          )}
        </Box>
      ))}
      <Button
        variant="contained"
        size="large"
        disabled={excused.some(([, reason]) => !reason.trim())}
        onClick={finish}
        sx={{ minHeight: 56, mt: 1 }}
      >
        {text('door.close')}
      </Button>
    </Sheet>
  );
}

interface DetailsSheetProps {
  morning: Morning;
  door: DoorMorning;
  /** What is missing for a morning without a network, in words. */
  missing: readonly string[];
  onClose: () => void;
}

/** What is on this phone, what waits, what was refused, and what the desk should look at. */
function DetailsSheet({ morning, door, missing, onClose }: DetailsSheetProps) {
  const text = useText();
  const words = useEventWords();
  const names = new Map(morning.people.map((person) => [person.id, person.name]));
  const nameOf = (person: string | null) => names.get(morning.roster.aliases[person ?? ''] ?? person ?? '');
  const remarked = morning.roster.events.filter(({ remark }) => remark !== null);
  return (
    <Sheet title={text('door.details')} onClose={onClose}>
      {missing.map((what) => (
        <Typography key={what}>{what}</Typography>
      ))}
      <KeptNotes door={door} />
      {remarked.length > 0 && (
        <Typography component="h3" variant="h4" sx={{ mt: 1 }}>
          {text('door.remarks')}
        </Typography>
      )}
      {remarked.map((event) => (
        <div key={event.id}>
          <Typography>{words(event, nameOf(event.person))}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {text(`door.remark.${event.remark ?? 'personGone'}`)}
          </Typography>
        </div>
      ))}
    </Sheet>
  );
}

interface SpotSheetProps {
  morning: Morning;
  /** Who takes it. */
  name: string;
  /** @param replaces null: a free spot, or one more than there are */
  onChoose: (replaces: string | null) => void;
  onClose: () => void;
}

/** Whose spot somebody takes who has none. */
function SpotSheet({ morning, name, onChoose, onClose }: SpotSheetProps) {
  const text = useText();
  const { expected: taken, roster } = morning;
  return (
    <Sheet title={text('door.spot.title', { name })} onClose={onClose}>
      <Typography>{text('door.spot.text', { taken, spots: roster.maxCapacity })}</Typography>
      <Button variant="contained" size="large" onClick={() => onChoose(null)} sx={{ minHeight: 56 }}>
        {text('door.spot.none')}
      </Button>
      {peopleUnder('notYet', morning).map((person) => (
        <Button
          key={person.id}
          variant="outlined"
          color="secondary"
          size="large"
          onClick={() => onChoose(person.id)}
          sx={{ minHeight: 56 }}
        >
          {person.name}
        </Button>
      ))}
    </Sheet>
  );
}

/** What is open over the list. */
export type OpenSheet =
  | { what: 'person'; id: string }
  /** Whose spot somebody takes; a walk-in is noted before that. */
  | { what: 'spot'; id: string; name: string; walkIn?: DoorAct }
  | { what: 'close' }
  | { what: 'details' };

interface DoorSheetsProps {
  open: OpenSheet;
  morning: Morning;
  door: DoorMorning;
  missing: readonly string[];
  /** @param shows whose row shows it, by their key; or that the morning is closed */
  onAct: (acts: readonly DoorAct[], shows?: string) => void;
  onOpen: (open: OpenSheet | undefined) => void;
  /** A tap corrects a closed morning. */
  corrects: boolean;
  onPay: (person: DoorPerson, method: DoorMethod | null) => void;
}

/** The sheet that is open. */
export function DoorSheets(props: DoorSheetsProps) {
  const { open, morning, door, missing, corrects, onAct, onOpen, onPay } = props;
  const onClose = () => onOpen(undefined);
  const finish = (acts: readonly DoorAct[], shows?: string) => {
    onAct(acts, shows);
    onClose();
  };
  if (open.what === 'details') return <DetailsSheet {...{ morning, door, missing, onClose }} />;
  if (open.what === 'close')
    return <CloseSheet {...{ morning, onClose }} onDone={(acts) => finish(acts, 'closed')} />;
  if (open.what === 'spot') {
    const { id, name, walkIn } = open;
    return (
      <SpotSheet
        {...{ morning, name, onClose }}
        onChoose={(replaces) => {
          const takes: DoorAct = { kind: 'replaced', person: id, replaces };
          if (walkIn) finish(replaces === null ? [walkIn] : [walkIn, takes], id);
          else finish([takes]);
        }}
      />
    );
  }
  const person = morning.people.find(({ id }) => id === open.id);
  if (!person) return null;
  const { id, firstName: name } = person;
  return (
    <PersonSheet
      {...{ person, onClose }}
      isClosed={corrects}
      onMark={(mark, reason) => finish([{ kind: mark, person: id, ...(reason && { reason }) }])}
      onUndo={() => finish([{ kind: 'undo', person: id }])}
      onSpot={() => onOpen({ what: 'spot', id, name })}
      onPay={(method) => onPay(person, method)}
    />
  );
}
