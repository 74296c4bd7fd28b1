import { lazy, Suspense, useRef, useState } from 'react';
import { type Session, SessionStatus } from 'shared-api';
import { Box, Button, type ButtonProps, CheckIcon, Typography, useFormat, useText } from 'shared-ui';
import { type Loss, lossOf } from '../one-tap';
import { isAsked } from '../standing';
import { useClosing } from '../use-closing';
import { useOneTap } from '../use-one-tap';
import { WaitingButton } from './WaitingButton';

// Loaded on demand: few people need it.
const GiveUpDialog = lazy(async () => ({ default: (await import('./GiveUpDialog')).GiveUpDialog }));

export interface YesNoButtonsProps {
  session: Session;
  size?: ButtonProps['size'];
}

/**
 * Yes and No for a session: each answers at once, and the current answer is pressed. When the session is
 * full, a button for its waiting list replaces the yes.
 */
export function YesNoButtons({ session, size }: YesNoButtonsProps) {
  const text = useText();
  const format = useFormat();
  const { deadline } = useClosing();
  const group = useRef<HTMLDivElement>(null);
  const [loss, setLoss] = useState<Loss>();
  const focus = (isAttending: boolean) =>
    group.current?.querySelectorAll('button')[isAttending ? 0 : 1]?.focus();
  const { answer, error } = useOneTap(session, focus);
  const { isAttending, status, waitingPosition } = session;
  const date = format.date(session.sessionDate, 'day');
  // After an unanswered call, a session is open to newcomers and to those who wait.
  const waits = status === SessionStatus.Full && !isAttending && !isAsked(session, Date.now());
  const hasNo = !waits || (isAttending === null && waitingPosition === null);

  const choose = (next: boolean) => {
    if (next === isAttending) return;
    const lost = next ? undefined : lossOf(session, deadline(session), Date.now());
    if (lost) setLoss(lost);
    else answer(next);
  };
  const button = (is: boolean) => {
    const isPressed = isAttending === is;
    // In a long list only the current answer is filled.
    const isProposed = is && isAttending === null && size !== 'small';
    const label = text(is ? 'session.answer.yes' : 'session.answer.no');
    return (
      <Button
        fullWidth
        size={size}
        variant={isPressed || isProposed ? 'contained' : 'outlined'}
        color={isProposed ? 'primary' : 'secondary'}
        startIcon={isPressed && <CheckIcon />}
        aria-pressed={isPressed}
        aria-label={`${label}, ${date}`}
        onClick={() => choose(is)}
      >
        {label}
      </Button>
    );
  };

  return (
    <div>
      <Box
        ref={group}
        role="group"
        aria-label={text('session.answer', { date })}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: `1fr ${!hasNo ? '' : waits ? 'auto' : '1fr'}` }}
      >
        {waits ? (
          <WaitingButton
            session={session}
            isNamed
            fullWidth
            size={size}
            variant="outlined"
            color="secondary"
          />
        ) : (
          button(true)
        )}
        {hasNo && button(false)}
      </Box>
      {error && (
        <Typography variant="body2" sx={{ mt: 1, color: 'error.main' }}>
          {error}
        </Typography>
      )}
      {loss && (
        <Suspense>
          <GiveUpDialog
            session={session}
            loss={loss}
            onConfirm={() => {
              setLoss(undefined);
              answer(false);
            }}
            onClose={() => setLoss(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
