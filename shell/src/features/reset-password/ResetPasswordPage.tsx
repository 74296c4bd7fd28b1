import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Alert, LinkButton, Text, useText } from 'shared-ui';
import { IdentityPage } from '../../layout/IdentityPage';
import { ResetDone } from './ResetDone';
import { ResetPasswordForm } from './ResetPasswordForm';

/** `/reset-password?token&email`, from the mailed link (spec §2). */
export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const [said, setSaid] = useState<string>();
  const text = useText();
  const token = query.get('token') ?? '';
  const email = query.get('email') ?? '';
  const page = { title: text('reset.title'), description: text('reset.description'), hidden: true };

  if (!token || !email) {
    return (
      <IdentityPage {...page} heading={<Text id="reset.invalid.title" />}>
        <Alert severity="error">
          <Text id="reset.invalid.text" />
        </Alert>
        <LinkButton
          to="login"
          query={{ forgot: true }}
          variant="contained"
          size="large"
          sx={{ alignSelf: 'flex-start' }}
        >
          <Text id="reset.invalid.action" />
        </LinkButton>
      </IdentityPage>
    );
  }
  if (said !== undefined) {
    return (
      <IdentityPage {...page} heading={<Text id="reset.done.title" />}>
        <ResetDone said={said} />
      </IdentityPage>
    );
  }
  return (
    <IdentityPage
      {...page}
      heading={<Text id="reset.title" />}
      intro={<Text id="reset.intro" values={{ email }} />}
    >
      <ResetPasswordForm token={token} email={email} onDone={setSaid} />
    </IdentityPage>
  );
}
