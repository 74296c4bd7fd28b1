import { LinkButton, Text } from 'shared-ui';
import { restoreEmail } from '../../identity/api';
import { PasswordByLink } from '../../new-password';

const texts = {
  title: 'restore.title',
  description: 'restore.description',
  intro: 'restore.intro',
  submit: 'restore.submit',
  failed: 'restore.failed',
  done: 'restore.done',
  invalid: 'restore.invalid',
  missing: 'restore.missing',
  refused: 'restore.refused',
} as const;

/** `/restore-email?token&email`: the link mailed to an account's old address when the address is changed. */
export function Component() {
  return (
    <PasswordByLink
      purpose="restore"
      save={restoreEmail}
      texts={texts}
      otherwise={() => (
        <LinkButton to="login" variant="contained" size="large" sx={{ alignSelf: 'flex-start' }}>
          <Text id="reset.login" />
        </LinkButton>
      )}
    />
  );
}
