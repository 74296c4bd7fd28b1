import { useRef } from 'react';
import { now, type Session, SessionStatus } from 'shared-api';
import { Box, Button, type ButtonProps, CheckIcon, Typography, useText } from 'shared-ui';
import { isAsked } from '../standing';
import { useGiveUp } from '../use-give-up';
import { useHeldBack } from '../use-held-back';
import { useOneTap } from '../use-one-tap';
import { useSessionName } from '../use-session-name';
import { Opening } from './Opening';
import { WaitingButton } from './WaitingButton';

export interface YesNoButtonsProps {
  session: Session;
  size?: ButtonProps['size'];
}

function Buttons({ session, size }: YesNoButtonsProps) {
  const text = useText();
  const date = useSessionName()(session);
  const group = useRef<HTMLDivElement>(null);
  const focus = (isAttending: boolean) =>
    group.current?.querySelectorAll('button')[isAttending ? 0 : 1]?.focus();
  const { answer, error } = useOneTap(session, focus);
  const { giveUp, keep, question } = useGiveUp(session, () => answer(false));
  const { isAttending, status, waitingPosition } = session;
  // After an unanswered call, a session is open to newcomers and to those who wait.
  const waits = status === SessionStatus.Full && !isAttending && !isAsked(session, now());
  const hasNo = !waits || (isAttending === null && waitingPosition === null);

  const choose = (next: boolean) => {
    if (next) keep();
    if (next === isAttending) return;
    if (next) answer(true);
    else giveUp();
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
        sx={{ whiteSpace: 'nowrap' }}
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
        sx={{
          // No label is cut or broken: a long one takes a line of its own.
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          '& > *': { flex: '1 0 max-content', maxWidth: '100%' },
        }}
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
      {question}
    </div>
  );
}

/**
 * The two answers for a session: each answers at once, and the current answer is pressed. When the session is
 * full, a button for its waiting list replaces the yes; before it is open, there is what its opening offers.
 */
export function YesNoButtons(props: YesNoButtonsProps) {
  const stage = useHeldBack(props.session);
  return stage ? <Opening {...props} stage={stage} /> : <Buttons {...props} />;
}
