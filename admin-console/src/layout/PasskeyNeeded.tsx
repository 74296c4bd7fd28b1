import { FullPageMessage, LinkButton, Page, useText } from 'shared-ui';
import { BiometricIcon } from 'shared-ui/forms/basic';

/** Shown instead of the console to an administrator who must log in by passkey. */
export function PasskeyNeeded() {
  const text = useText();
  return (
    <Page title={text('console.passkey.title')} bare hidden>
      <FullPageMessage
        icon={<BiometricIcon />}
        title={text('console.passkey.title')}
        actions={
          <>
            <LinkButton to="login" variant="contained">
              {text('console.passkey.login')}
            </LinkButton>
            <LinkButton to="profile" variant="outlined" color="secondary">
              {text('console.passkey.add')}
            </LinkButton>
          </>
        }
      >
        {text('console.passkey.text')}
      </FullPageMessage>
    </Page>
  );
}
