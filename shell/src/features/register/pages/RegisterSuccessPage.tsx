import { useSearchParams } from 'react-router-dom';
import { LinkButton, Text, Typography, useText } from 'shared-ui';
import { ResendConfirmation } from '../../confirm-email/components/ResendConfirmation';
import { IdentityPage } from '../../identity/components/IdentityPage';

/** `/register-success?email=`: asks people to check their mail. */
export function Component() {
  const text = useText();
  const [query] = useSearchParams();
  const email = query.get('email') ?? '';
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
      <Typography>{text('registerSuccess.next')}</Typography>
      <ResendConfirmation email={email} />
      <LinkButton to="home" variant="contained" size="large" sx={{ alignSelf: 'flex-start' }}>
        {text('registerSuccess.home')}
      </LinkButton>
    </IdentityPage>
  );
}
