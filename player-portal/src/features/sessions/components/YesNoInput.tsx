import { useEffect, useRef } from 'react';
import type { Session } from 'shared-api';
import { Box, Button, CheckIcon, CircularProgress, Text } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { useGiveUp } from '../use-give-up';

/** An answer as the form has it. */
export type YesNo = 'yes' | 'no';

export interface YesNoInputProps {
  session: Session;
  legend: string;
  value: YesNo | undefined;
  /** A yes joins the waiting list. */
  waits: boolean;
  /** Sends a yes at once. */
  saysYes: boolean;
  /** Called before the form is submitted with the answer. */
  onChoose: (value: YesNo) => void;
}

/** Two large buttons: each submits the form at once, a no that would lose something after a question. */
export function YesNoInput({ session, legend, value, waits, saysYes, onChoose }: YesNoInputProps) {
  const { submitForm, isSubmitting } = useFormikContext();
  const send = (choice: YesNo) => {
    onChoose(choice);
    void submitForm();
  };
  const begins = useRef(saysYes);
  useEffect(() => {
    if (begins.current) send('yes');
    begins.current = false;
  });
  const { giveUp, keep, question } = useGiveUp(session, () => send('no'));
  return (
    <Box
      role="group"
      aria-label={legend}
      sx={{
        display: 'grid',
        gap: 1.5,
        // Each as wide as its words: the French no is twice as long as the yes.
        gridTemplateColumns: { xs: waits ? '1fr' : 'auto auto', sm: '1fr 1fr' },
      }}
    >
      {(['yes', 'no'] as const).map((choice) => {
        const isPressed = value === choice;
        const isProposed = choice === 'yes' && value === undefined;
        return (
          <Button
            key={choice}
            size="large"
            variant={isPressed || isProposed ? 'contained' : 'outlined'}
            color={isProposed ? 'primary' : 'secondary'}
            aria-pressed={isPressed}
            aria-disabled={isSubmitting}
            startIcon={
              isPressed &&
              (isSubmitting ? <CircularProgress size={18} color="inherit" aria-hidden /> : <CheckIcon />)
            }
            onClick={() => {
              if (isSubmitting) return;
              if (choice === 'no') return giveUp();
              keep();
              send('yes');
            }}
            sx={{ minHeight: 60, px: { xs: 1.5, sm: 3 } }}
          >
            <Text id={waits && choice === 'yes' ? 'attendance.yes.waits' : `attendance.${choice}`} />
          </Button>
        );
      })}
      {question}
    </Box>
  );
}
