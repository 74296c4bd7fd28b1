import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { Typography, usePath, useText } from 'shared-ui';
import { useReturn } from '../../access/use-return';
import { AlreadyIn } from '../../identity/components/AlreadyIn';
import { IdentityPage } from '../../identity/components/IdentityPage';
import { OnwardLink } from '../../identity/components/OnwardLink';
import { SessionHeading } from '../../identity/components/SessionHeading';
import { RegisterForm } from '../components/RegisterForm';
import { registeredIn } from '../registered';

/** `/register`; success goes to `/register-success?email=`. */
export function Component() {
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  const { from, state, ...wanted } = useReturn();
  const user = useAuth(({ user }) => user);
  const before = registeredIn(useLocation().state);
  return (
    <IdentityPage
      title={text('register.title')}
      description={text('register.description')}
      heading={
        <SessionHeading page="register" {...wanted}>
          {text('register.heading')}
        </SessionHeading>
      }
    >
      {user && <AlreadyIn user={user} />}
      <RegisterForm
        returnTo={from}
        before={before}
        onDone={(registered) =>
          void navigate(path('registerSuccess', { email: registered.email }), {
            replace: true,
            state: { ...state, registered },
          })
        }
      />
      <Typography>
        {text('register.hasAccount')}{' '}
        <OnwardLink to="login" state={state}>
          {text('nav.login')}
        </OnwardLink>
      </Typography>
    </IdentityPage>
  );
}
