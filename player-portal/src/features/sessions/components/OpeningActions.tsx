import { type Session, useAuth } from 'shared-api';
import type { OpeningStage } from 'shared-api/opening-stage';
import { Button, type ButtonProps, LinkButton, Stack, Typography, useFormat, useText } from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { en } from '../messages/pages/en';
import { fr } from '../messages/pages/fr';
import { useOpening } from '../use-opening';
import { useSessionName } from '../use-session-name';
import { Together } from './Together';

interface OpeningActionsProps {
  session: Session;
  stage: OpeningStage;
  size?: ButtonProps['size'];
  /** On the session's own page it also says with whom somebody is in its draw. */
  isPage?: boolean;
}

const looks = (isPressed: boolean) =>
  ({
    variant: isPressed ? 'outlined' : 'contained',
    color: isPressed ? 'secondary' : 'primary',
    fullWidth: true,
  }) as const;

/** When it opens, or until when people enter its draw. */
function When({ session: { opening, place }, stage }: OpeningActionsProps) {
  const text = useText();
  const format = useFormat();
  const at = (stage === 'before' ? opening?.opensAt : opening?.drawsAt) ?? '';
  const isIn = place?.standing === 'waiting';
  const id = stage === 'entries' && isIn ? 'opening.when.entered' : (`opening.when.${stage}` as const);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text(id, { day: format.date(at, 'shortDay'), time: format.time(at) })}
    </Typography>
  );
}

/** A player's one button: a reminder before the opening, then the entry; none while it is drawn. */
function OwnButton({ session, stage, size }: OpeningActionsProps) {
  const text = useText();
  const date = useSessionName()(session);
  const { enter, withdraw, remind, forget } = useOpening(session);
  if (stage === 'drawing') return null;
  const isPressed = stage === 'before' ? session.opening?.isReminded : session.place?.standing === 'waiting';
  const [on, off] = stage === 'before' ? [remind, forget] : [enter, withdraw];
  const which = stage === 'before' ? (isPressed ? 'forget' : 'remind') : isPressed ? 'withdraw' : 'enter';
  const label = text(`opening.${which}`);
  return (
    <Button
      {...looks(isPressed === true)}
      size={size}
      loading={on.isPending || off.isPending}
      aria-label={`${label}, ${date}`}
      onClick={() => (isPressed ? off : on).mutate()}
    >
      {label}
    </Button>
  );
}

/** A visitor's: it is theirs once they have logged in. */
function VisitorButton({ session, stage, size }: OpeningActionsProps) {
  const text = useText();
  const date = useSessionName()(session);
  if (stage === 'drawing') return null;
  const label = text(stage === 'before' ? 'opening.remind' : 'opening.enter');
  return (
    <LinkButton
      {...looks(false)}
      size={size}
      to="attendanceConfirmation"
      query={{ sessionId: session.id }}
      aria-label={`${label}, ${date}`}
    >
      {label}
    </LinkButton>
  );
}

/** What there is instead of both answers, as long as a session is not open to whoever comes first. */
export function OpeningActions(props: OpeningActionsProps) {
  const loggedIn = useAuth(({ token }) => token !== null);
  return (
    <PageMessages catalogues={{ en, fr }}>
      <Stack sx={{ gap: 1, width: '100%' }}>
        <When {...props} />
        {loggedIn ? <OwnButton {...props} /> : <VisitorButton {...props} />}
        {loggedIn && props.isPage && props.stage === 'entries' && <Together session={props.session} />}
      </Stack>
    </PageMessages>
  );
}
