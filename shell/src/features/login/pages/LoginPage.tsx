import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { Alert, Link, Typography, useLocale, useText } from 'shared-ui';
import { destinationOf, returnPath } from '../../access/return-to';
import { IdentityPage } from '../../identity/components/IdentityPage';
import { BiometricLogin } from '../components/BiometricLogin';
import { ForgotPasswordForm } from '../components/ForgotPasswordForm';
import { LoginForm } from '../components/LoginForm';

/** `/login` in its two modes: login, and forgot password. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [already] = useState(() => useAuth.getState().user);
  const enter = () => void navigate(destinationOf(state, locale), { replace: true });

  // The mode is in the address: the back button leaves it, and other pages can link to it.
  const change = (mode: Record<string, string>) => setQuery(mode, { state });

  if (query.has('forgot')) {
    return (
      <IdentityPage
        title={text('forgot.title')}
        description={text('login.description')}
        heading={text('forgot.title')}
        intro={text('forgot.intro')}
      >
        <ForgotPasswordForm onBack={() => change({})} />
      </IdentityPage>
    );
  }
  return (
    <IdentityPage
      title={text('login.title')}
      description={text('login.description')}
      heading={text('login.heading')}
      intro={text('login.intro')}
    >
      {returnPath(state) && (
        <Alert severity="info" role="status">
          {text('login.required')}
        </Alert>
      )}
      {already && (
        <Alert severity="info" role="status">
          {text('login.already', { name: `${already.firstName} ${already.lastName}` })}{' '}
          <Link to="schedule">{text('login.toSchedule')}</Link>
        </Alert>
      )}
      <LoginForm onDone={enter} onForgot={() => change({ forgot: 'true' })} />
      <BiometricLogin onDone={enter} />
      <Typography>
        {text('login.noAccount')} <Link to="register">{text('login.register')}</Link>
      </Typography>
    </IdentityPage>
  );
}
