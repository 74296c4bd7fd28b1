import { BiometricIcon, FullPageMessage, LinkButton, Page, Text, useText } from 'shared-ui';

/** Instead of the console, for an administrator who has to log in by passkey: why, and where to. */
export function PasskeyNeeded() {
  const text = useText();
  return (
    <Page title={text('console.passkey.title')} bare hidden>
      <FullPageMessage
        icon={<BiometricIcon />}
        title={<Text id="console.passkey.title" />}
        actions={
          <>
            <LinkButton to="login" variant="contained">
              <Text id="console.passkey.login" />
            </LinkButton>
            <LinkButton to="profile" variant="outlined" color="secondary">
              <Text id="console.passkey.add" />
            </LinkButton>
          </>
        }
      >
        <Text id="console.passkey.text" />
      </FullPageMessage>
    </Page>
  );
}
