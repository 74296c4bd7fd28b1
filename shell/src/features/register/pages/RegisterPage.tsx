import { useNavigate } from 'react-router-dom';
import { Link, Text, Typography, usePath, useText } from 'shared-ui';
import { IdentityPage } from '../../../layout/IdentityPage';
import { RegisterForm } from '../components/RegisterForm';

/** `/register`; success goes to `/register-success?email=`. */
export function Component() {
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  return (
    <IdentityPage
      title={text('register.title')}
      description={text('register.description')}
      heading={<Text id="register.heading" />}
      intro={<Text id="register.intro" />}
    >
      <RegisterForm
        onDone={(email) => void navigate(path('registerSuccess', { email }), { replace: true })}
      />
      <Typography>
        <Text id="register.hasAccount" />{' '}
        <Link to="login">
          <Text id="register.login" />
        </Link>
      </Typography>
    </IdentityPage>
  );
}
