import type { DoorMethod } from 'shared-api/door';
import type { DoorAct } from '../event-store';
import type { DoorPerson, Morning } from '../people';
import type { DoorMorning } from '../use-morning';
import { CloseSheet } from './CloseSheet';
import { DetailsSheet } from './DetailsSheet';
import { PersonSheet } from './PersonSheet';
import { SpotSheet } from './SpotSheet';

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
