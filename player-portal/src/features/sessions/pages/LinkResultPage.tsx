import { useSearchParams } from 'react-router-dom';
import { useText } from 'shared-ui';
import { LinkFailure } from '../components/LinkFailure';
import { LinkFrame } from '../components/LinkFrame';
import { MailedResult } from '../components/MailedResult';

/** `/attendance/confirmation`: the result in the address. */
export function Component() {
  const text = useText();
  const [params] = useSearchParams();
  const status = params.get('status');
  const attending = params.get('attending');
  return (
    <LinkFrame>
      {status === 'success' && attending !== null ? (
        <MailedResult attending={attending === 'true'} />
      ) : (
        <LinkFailure>
          {text(status === null || attending === null ? 'link.result.missing' : 'link.failed.text')}
        </LinkFailure>
      )}
    </LinkFrame>
  );
}
