import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { Button, LinkButton, Text, Typography, usePath, useText } from 'shared-ui';
import { useEnter } from '../../access/use-enter';
import { useReturn } from '../../access/use-return';
import { ResendConfirmation } from '../../confirm-email/components/ResendConfirmation';
import { IdentityPage } from '../../identity/components/IdentityPage';
import { registeredIn } from '../registered';

/** `/register-success?email=`: asks people to check their mail; once another tab has confirmed it, goes on. */
export function Component() {
  const text = useText();
  const [query] = useSearchParams();
  const path = usePath();
  const { from, state } = useReturn();
  const registered = registeredIn(useLocation().state);
  const email = query.get('email') ?? '';
  const isConfirmed = useAuth(
    ({ user }) => user !== null && user.email.toLowerCase() === email.toLowerCase(),
  );
  // What they had pressed is answered there.
  const enter = useEnter(from, { entered: false });
  useEffect(() => {
    if (isConfirmed) enter();
  }, [isConfirmed, enter]);
  return (
    <IdentityPage
      hidden
      title={text('registerSuccess.title')}
      description={text('registerSuccess.description')}
      heading={text('registerSuccess.title')}
      intro={
        email ? (
          <Text id="registerSuccess.textTo" values={{ email: <strong key="email">{email}</strong> }} />
        ) : (
          text('registerSuccess.text')
        )
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('registerSuccess.next')}</Typography>
      {registered && (
        <Button
          component={Link}
          to={path('register')}
          state={{ ...state, registered }}
          variant="outlined"
          color="inherit"
          sx={{ alignSelf: 'flex-start' }}
        >
          {text('registerSuccess.change')}
        </Button>
      )}
      <ResendConfirmation email={email} returnTo={from} />
      <LinkButton to="home" color="inherit" sx={{ alignSelf: 'flex-start' }}>
        {text('registerSuccess.home')}
      </LinkButton>
    </IdentityPage>
  );
}
