import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { rules, useAuth } from 'shared-api';
import { Alert, Announcement, Button, usePath, useText } from 'shared-ui';
import type { ReturnState } from '../../access/return-to';
import { useEnter } from '../../access/use-enter';
import { OnwardLink } from './OnwardLink';

interface OnwardProps extends ReturnState {
  /** What was done. */
  message: string;
}

/**
 * Says that it is done, and goes on after 3 s, or at once on click: to the page that the person came for, or to the login
 * where the account is not the one that is logged in.
 */
export function Onward({ message, from, username }: OnwardProps) {
  const text = useText();
  const navigate = useNavigate();
  const login = usePath()('login');
  const isIn = useAuth(({ user }) => user !== null && (username ?? user.username) === user.username);
  const enter = useEnter(from, { entered: false });
  const goOn = useEffectEvent(() => {
    if (isIn) enter();
    else void navigate(login, { state: { from, username } satisfies ReturnState });
  });
  useEffect(() => {
    const timer = setTimeout(goOn, rules.resetRedirectMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Announcement>
        <Alert severity="success" role="none">
          {message}
        </Alert>
      </Announcement>
      {isIn ? (
        <Button
          variant="contained"
          size="large"
          onClick={enter}
          sx={{ alignSelf: { xs: 'stretch', sm: 'flex-start' } }}
        >
          {text('link.onward')}
        </Button>
      ) : (
        <OnwardLink to="login" state={{ from, username }} variant="contained">
          {text('reset.login')}
        </OnwardLink>
      )}
    </>
  );
}
