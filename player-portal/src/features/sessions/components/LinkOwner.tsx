import { Alert, useText } from 'shared-ui';
import { type MailedLink, useSomebodyElse } from '../use-mailed-link';

/** Says whose link it is, if somebody else is logged in. */
export function LinkOwner({ link, firstName = '' }: { link: MailedLink; firstName?: string | undefined }) {
  const text = useText();
  const name = useSomebodyElse(link);
  if (!name) return null;
  return (
    <Alert severity="info" role="note">
      {text('link.owner', { firstName, name })}
    </Alert>
  );
}
