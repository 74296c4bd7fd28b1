import { useSearchParams } from 'react-router-dom';
import { messageOf, useChange } from 'shared-api';
import { Alert, Button, CheckIcon, EmailIcon, LinkButton, Page, Stack, Typography, useText } from 'shared-ui';
import { Outcome } from '../../../components/Outcome';
import { useSomebodyElse } from '../../sessions/use-mailed-link';
import { unsubscribe } from '../api';

/** Asks first: mail scanners open links, but only people press buttons. */
function Ask({ token }: { token: string }) {
  const text = useText();
  const [userId = ''] = token.split('.');
  const name = useSomebodyElse({ userId });
  const stop = useChange(() => unsubscribe({ query: { token } }));
  if (stop.isSuccess)
    return (
      <Outcome
        icon={<CheckIcon />}
        tone="success"
        title={text('unsubscribe.done.title')}
        actions={
          <LinkButton to="home" variant="outlined" color="secondary">
            {text('ui.action.home')}
          </LinkButton>
        }
      >
        {stop.data.message}
      </Outcome>
    );
  return (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      {name && (
        <Alert severity="info" role="note">
          {text('unsubscribe.other', { name })}
        </Alert>
      )}
      <Typography sx={{ maxWidth: '58ch' }}>{text('unsubscribe.text')}</Typography>
      {stop.isError && <Alert severity="error">{messageOf(stop.error, text('unsubscribe.failed'))}</Alert>}
      <Button
        variant="contained"
        size="large"
        startIcon={<EmailIcon />}
        loading={stop.isPending}
        onClick={() => stop.mutate()}
      >
        {text('unsubscribe.do')}
      </Button>
    </Stack>
  );
}

/** `/unsubscribe`: unsubscribes from everything but service messages, with a mail's token. */
export function Component() {
  const text = useText();
  const [params] = useSearchParams();
  const token = params.get('token');
  return (
    <Page hidden width="md" title={text('unsubscribe.title')} description={text('unsubscribe.description')}>
      {token ? <Ask token={token} /> : <Alert severity="error">{text('unsubscribe.missing')}</Alert>}
    </Page>
  );
}
