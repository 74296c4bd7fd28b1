import { LinkButton, Text } from 'shared-ui';
import { resetPassword } from '../../identity/api';
import { PasswordByLink } from '../../new-password';
import { NewLink } from '../components/NewLink';

const texts = {
  title: 'reset.title',
  description: 'reset.description',
  intro: 'reset.intro',
  submit: 'reset.submit',
  failed: 'reset.failed',
  done: 'reset.done.title',
  invalid: 'reset.invalid.title',
  missing: 'reset.invalid.text',
  refused: 'reset.invalid.text',
} as const;

/** `/reset-password?token&email`, from the mailed link. For a used or expired link it offers a new one. */
export function Component() {
  return (
    <PasswordByLink
      purpose="reset"
      save={resetPassword}
      texts={texts}
      otherwise={(email) =>
        email ? (
          <NewLink email={email} />
        ) : (
          <LinkButton
            to="login"
            query={{ forgot: true }}
            variant="contained"
            size="large"
            sx={{ alignSelf: 'flex-start' }}
          >
            <Text id="reset.invalid.action" />
          </LinkButton>
        )
      }
    />
  );
}
