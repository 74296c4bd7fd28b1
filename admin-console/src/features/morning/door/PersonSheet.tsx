import { useState } from 'react';
import { type DoorMark, type DoorMethod, hasCome } from 'shared-api/door';
import { Button, Typography, useText } from 'shared-ui';
import { ReasonInput } from '../ReasonInput';
import { PayButtons } from './PayButtons';
import type { DoorPerson } from './people';
import { Sheet } from './Sheet';

interface PersonSheetProps {
  person: DoorPerson;
  /** Corrections of a closed morning need a reason. */
  isClosed: boolean;
  /** @param reason for a correction */
  onMark: (mark: DoorMark, reason?: string) => void;
  onUndo: () => void;
  onSpot: () => void;
  onPay: (method: DoorMethod | null) => void;
  onClose: () => void;
}

const marks = ['here', 'late', 'absent', 'excused'] as const satisfies readonly DoorMark[];
const target = { minHeight: 56 } as const;

function Correction({ person, onMark }: Pick<PersonSheetProps, 'person' | 'onMark'>) {
  const text = useText();
  const [mark, setMark] = useState<DoorMark>(person.mark ?? 'absent');
  const [reason, setReason] = useState('');
  return (
    <>
      {marks.map((one) => (
        <Button
          key={one}
          variant={one === mark ? 'contained' : 'outlined'}
          color="secondary"
          aria-pressed={one === mark}
          onClick={() => setMark(one)}
          sx={target}
        >
          {text(`door.mark.${one}`)}
        </Button>
      ))}
      <ReasonInput label={text('door.correct.reason')} value={reason} onChange={setReason} />
      <Button
        variant="contained"
        size="large"
        disabled={!reason.trim()}
        onClick={() => onMark(mark, reason.trim())}
        sx={target}
      >
        {text('door.correct.save')}
      </Button>
    </>
  );
}

/** What is rarer than a tap: late, somebody else's spot, and corrections of a closed morning. */
export function PersonSheet(props: PersonSheetProps) {
  const { person, isClosed, onMark, onUndo, onSpot, onPay, onClose } = props;
  const text = useText();
  const come = hasCome(person.mark);
  const { name, notes, mark, standing } = person;
  return (
    <Sheet title={isClosed ? text('door.correct', { name }) : name} onClose={onClose}>
      {notes && <Typography>{notes}</Typography>}
      {isClosed ? (
        <Correction person={person} onMark={onMark} />
      ) : (
        <>
          {mark !== 'late' && (
            <Button variant="contained" size="large" onClick={() => onMark('late')} sx={target}>
              {text('door.late')}
            </Button>
          )}
          {standing !== 'in' && (
            <Button variant="outlined" color="secondary" onClick={onSpot} sx={target}>
              {text('door.takes')}
            </Button>
          )}
          {come && (
            <Button variant="outlined" color="secondary" onClick={onUndo} sx={target}>
              {text('door.undo')}
            </Button>
          )}
        </>
      )}
      {come && <PayButtons person={person} onPay={onPay} />}
    </Sheet>
  );
}
