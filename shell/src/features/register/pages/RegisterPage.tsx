import { useNavigate } from 'react-router-dom';
import { Typography, usePath, useText } from 'shared-ui';
import { useReturn } from '../../access/use-return';
import { IdentityPage } from '../../identity/components/IdentityPage';
import { OnwardLink } from '../../identity/components/OnwardLink';
import { SessionHeading } from '../../identity/components/SessionHeading';
import { RegisterForm } from '../components/RegisterForm';

/** `/register`; success goes to `/register-success?email=`. */
export function Component() {
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  const { from, state, ...wanted } = useReturn();
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
      <RegisterForm
        returnTo={from}
        onDone={(email) => void navigate(path('registerSuccess', { email }), { replace: true, state })}
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
