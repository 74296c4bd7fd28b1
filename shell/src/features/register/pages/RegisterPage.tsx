import { useNavigate } from 'react-router-dom';
import { Link, Typography, usePath, useText } from 'shared-ui';
import { IdentityPage } from '../../identity/components/IdentityPage';
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
      heading={text('register.heading')}
      intro={text('register.intro')}
    >
      <RegisterForm
        onDone={(email) => void navigate(path('registerSuccess', { email }), { replace: true })}
      />
      <Typography>
        {text('register.hasAccount')} <Link to="login">{text('nav.login')}</Link>
      </Typography>
    </IdentityPage>
  );
}
