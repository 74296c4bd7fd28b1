import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { Alert, Link, Text, Typography, useLocale, useText } from 'shared-ui';
import { IdentityPage } from '../../../layout/IdentityPage';
import { destinationOf, returnPath } from '../../access/return-to';
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

  // The mode is in the address: the back button leaves it, and other pages can lead to it.
  const change = (mode: Record<string, string>) => setQuery(mode, { state });

  if (query.has('forgot')) {
    return (
      <IdentityPage
        title={text('forgot.title')}
        description={text('login.description')}
        heading={<Text id="forgot.title" />}
        intro={<Text id="forgot.intro" />}
      >
        <ForgotPasswordForm onBack={() => change({})} />
      </IdentityPage>
    );
  }
  return (
    <IdentityPage
      title={text('login.title')}
      description={text('login.description')}
      heading={<Text id="login.heading" />}
      intro={<Text id="login.intro" />}
    >
      {returnPath(state) && (
        <Alert severity="info" role="status">
          <Text id="login.required" />
        </Alert>
      )}
      {already && (
        <Alert severity="info" role="status">
          <Text id="login.already" values={{ name: `${already.firstName} ${already.lastName}` }} />{' '}
          <Link to="schedule">
            <Text id="login.toSchedule" />
          </Link>
        </Alert>
      )}
      <LoginForm onDone={enter} onForgot={() => change({ forgot: 'true' })} />
      <BiometricLogin onDone={enter} />
      <Typography>
        <Text id="login.noAccount" />{' '}
        <Link to="register">
          <Text id="login.register" />
        </Link>
      </Typography>
    </IdentityPage>
  );
}
