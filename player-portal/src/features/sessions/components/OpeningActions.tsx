import { type Session, useAuth } from 'shared-api';
import type { OpeningStage } from 'shared-api/opening-stage';
import { type ButtonProps, Stack, Typography, useFormat, useText } from 'shared-ui';
import { OptInButton } from '../../../components/OptInButton';
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

/** A reminder before the opening, then the entry; nothing to press while it is drawn. */
function Press({ session, stage, size }: OpeningActionsProps) {
  const text = useText();
  const about = useSessionName()(session);
  const { enter, withdraw, remind, forget } = useOpening(session);
  if (stage === 'drawing') return null;
  const isReminder = stage === 'before';
  const isIn = isReminder ? session.opening?.isReminded === true : session.place?.standing === 'waiting';
  const [on, off] = isReminder ? [remind, forget] : [enter, withdraw];
  return (
    <OptInButton
      size={size}
      labels={
        isReminder
          ? { in: text('opening.remind'), out: text('opening.forget') }
          : { in: text('opening.enter'), out: text('opening.withdraw') }
      }
      about={about}
      isIn={isIn}
      isPending={on.isPending || off.isPending}
      onPress={() => (isIn ? off : on).mutate()}
      to="attendanceConfirmation"
      query={{ sessionId: session.id }}
    />
  );
}

/** What there is instead of both answers, as long as a session is not open to whoever comes first. */
export function OpeningActions(props: OpeningActionsProps) {
  const loggedIn = useAuth(({ token }) => token !== null);
  return (
    <PageMessages catalogues={{ en, fr }}>
      <Stack sx={{ gap: 1, width: '100%' }}>
        <When {...props} />
        <Press {...props} />
        {loggedIn && props.isPage && props.stage === 'entries' && <Together session={props.session} />}
      </Stack>
    </PageMessages>
  );
}
