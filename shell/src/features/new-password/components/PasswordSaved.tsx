import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { rules } from 'shared-api';
import { Alert, LinkButton, Typography, usePath, useText } from 'shared-ui';

/** Confirms the change, and goes to the login after 3 s, or at once on click. */
export function PasswordSaved({ message }: { message: string }) {
  const text = useText();
  const navigate = useNavigate();
  const login = usePath()('login');
  useEffect(() => {
    const timer = setTimeout(() => void navigate(login), rules.resetRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate, login]);
  return (
    <>
      <Alert severity="success" role="status">
        {message || text('reset.done.title')}
      </Alert>
      <Typography>{text('reset.done.text')}</Typography>
      <LinkButton to="login" variant="contained" size="large" sx={{ alignSelf: 'flex-start' }}>
        {text('reset.login')}
      </LinkButton>
    </>
  );
}
