import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { rules } from 'shared-api';
import { Alert, Announcement, usePath, useText } from 'shared-ui';
import type { ReturnState } from '../../access/return-to';
import { OnwardLink } from './OnwardLink';

interface OnToLoginProps extends ReturnState {
  /** What was done. */
  message: string;
}

/** Says that it is done, and goes to the login after 3 s, or at once on click. */
export function OnToLogin({ message, from, username }: OnToLoginProps) {
  const text = useText();
  const navigate = useNavigate();
  const login = usePath()('login');
  useEffect(() => {
    const go = () => void navigate(login, { state: { from, username } satisfies ReturnState });
    const timer = setTimeout(go, rules.resetRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate, login, from, username]);
  return (
    <>
      <Announcement>
        <Alert severity="success" role="none">
          {message}
        </Alert>
      </Announcement>
      <OnwardLink to="login" state={{ from, username }} variant="contained">
        {text('reset.login')}
      </OnwardLink>
    </>
  );
}
