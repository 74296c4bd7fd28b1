import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clubQuery, messageOf, type Session } from 'shared-api';
import { sessionLine } from 'shared-api/session-line';
import { Alert, Button, Stack, Typography, useFormat, useLocale, usePath, useText } from 'shared-ui';
import { useShare } from 'shared-ui/details';
import { invitationQuery } from '../api';
import { useOpening } from '../use-opening';
import { GuestForm } from './GuestForm';

interface TogetherProps {
  session: Session;
}

/** The invitation in the address, unless it is one's own, or has been followed. */
function useInvitation({ place }: Session) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('together');
  const entry = place?.entry;
  const isOpen = asked !== null && asked !== entry?.invitation && !entry?.together && !entry?.guest;
  return {
    invitation: isOpen ? asked : null,
    forget: () =>
      setParams(
        (now) => {
          now.delete('together');
          return now;
        },
        { replace: true },
      ),
  };
}

const Choices = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
    {children}
  </Stack>
);

/** Somebody asks to be drawn together with who has opened their link: yes, or no. */
function Invitation({
  session,
  invitation,
  agree,
  forget,
}: TogetherProps & { invitation: string; forget: () => void } & Pick<
    ReturnType<typeof useOpening>,
    'agree'
  >) {
  const text = useText();
  const { data, error } = useQuery(invitationQuery(session.id, invitation));
  if (error)
    return (
      <Alert severity="warning" onClose={forget}>
        {messageOf(error, text('opening.failed'))}
      </Alert>
    );
  if (!data) return null;
  return (
    <Alert severity="info">
      <Stack sx={{ gap: 1.5 }}>
        {text('together.asked', { name: data.firstName })}
        <Choices>
          <Button
            size="small"
            variant="contained"
            loading={agree.isPending}
            onClick={() => agree.mutate(invitation, { onSuccess: forget })}
          >
            {text('together.agree')}
          </Button>
          <Button size="small" color="secondary" onClick={forget}>
            {text('together.decline')}
          </Button>
        </Choices>
      </Stack>
    </Alert>
  );
}

/** An entry, and with whom it is: another player, by a link, or a guest. */
function Entry({
  session,
  entry,
}: TogetherProps & { entry: NonNullable<NonNullable<Session['place']>['entry']> }) {
  const text = useText();
  const path = usePath();
  const format = useFormat();
  const locale = useLocale();
  const share = useShare();
  const { data: club } = useQuery(clubQuery());
  const { bring, part } = useOpening(session);
  const [isNaming, setNaming] = useState(false);
  const name = entry.together ?? entry.guest;
  if (name !== null)
    return (
      <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
        <Typography variant="body2">{text('together.with', { name })}</Typography>
        <Button
          size="small"
          color="secondary"
          loading={part.isPending}
          onClick={() => part.mutate()}
          sx={{ ml: -1.75 }}
        >
          {text('together.part')}
        </Button>
      </Stack>
    );
  if (isNaming) return <GuestForm session={session} bring={bring} onClose={() => setNaming(false)} />;
  const invite = () => {
    const url = path('session', { id: session.id, together: entry.invitation });
    const line = `${text('together.message')} ${sessionLine(session, locale, format)}`;
    return share(line, new URL(url, location.origin).href);
  };
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography variant="body2">{text('together.lead')}</Typography>
      <Choices>
        <Button size="small" color="secondary" onClick={() => void invite()} sx={{ ml: -1.75 }}>
          {text('together.invite')}
        </Button>
        {(club?.guestsPerPlayer ?? 0) > 0 && (
          <Button size="small" color="secondary" onClick={() => setNaming(true)}>
            {text('guest.bring')}
          </Button>
        )}
      </Choices>
    </Stack>
  );
}

/** With whom a player is in a session's draw, or may be. */
export function Together({ session }: TogetherProps) {
  const { invitation, forget } = useInvitation(session);
  // Here, since the question goes with the yes.
  const { agree } = useOpening(session);
  const entry = session.place?.entry;
  if (invitation !== null) return <Invitation {...{ session, invitation, agree, forget }} />;
  return entry ? <Entry session={session} entry={entry} /> : null;
}
