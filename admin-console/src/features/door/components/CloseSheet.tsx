import { useState } from 'react';
import { Box, Button, Typography, useText } from 'shared-ui';
import type { DoorAct } from '../event-store';
import { type Morning, peopleUnder } from '../people';
import { ReasonInput } from './ReasonInput';
import { Sheet } from './Sheet';

interface CloseSheetProps {
  morning: Morning;
  onDone: (acts: DoorAct[]) => void;
  onClose: () => void;
}

/** Closes the morning: who has no mark is absent, unless they are excused with a reason. */
export function CloseSheet({ morning, onDone, onClose }: CloseSheetProps) {
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
