import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Location, useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { ApiError, askOnce, type Confirmed, messageOf, useAuth } from 'shared-api';
import { Alert, Button, notify, Typography, useText } from 'shared-ui';
import { useEnter } from '../../access/use-enter';
import { useReturn } from '../../access/use-return';
import { confirmEmail, verifyEmail } from '../../identity/api';
import { awaitAddress, isAwaited } from '../../identity/awaited-address';
import { IdentityPage } from '../../identity/components/IdentityPage';
import { Onward } from '../../identity/components/Onward';
import { OnwardLink } from '../../identity/components/OnwardLink';
import { OtherAccount } from '../../identity/components/OtherAccount';
import { SessionHeading } from '../../identity/components/SessionHeading';
import { Waiting } from '../../identity/components/Waiting';
import { NewPasswordForm } from '../../new-password';
import { ResendConfirmation } from '../components/ResendConfirmation';

/**
 * The token works only once. As a query it is sent once, however often the page renders, and not again on
 * focus or reconnect.
 * @param isSure whether a hand has pressed the button, or the link was asked for in this browser
 * @param enter logs in and goes on, if the reply has a login
 */
const confirmation = (
  opening: Location,
  { token, email, isSure }: { token: string; email: string; isSure: boolean },
  enter: (reply: Confirmed) => void,
) => ({
  queryKey: ['confirm-email', token, email, isSure],
  queryFn: () =>
    askOnce(opening, `${token} ${isSure}`, async () => {
      const reply = await confirmEmail({ token, email, ...(!isSure && { ask: true }) });
      if (!reply.asks) awaitAddress(null);
      enter(reply);
      return reply;
    }),
  enabled: token !== '' && email !== '',
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retryOnMount: false,
});

/**
 * `/confirm-email?token&email`, from the mailed link: loading, then success or failure. Whoever opens their account by it
 * is logged in, and on the page that they came for (`returnTo`). In another browser than the one that asked for the link,
 * or where somebody is logged in, it takes a button: a link that a stranger has sent logs nobody in unseen. When the
 * address was registered more than once, or its owner is invited, they choose the password here.
 */
export function Component() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const email = query.get('email') ?? '';
  const text = useText();
  const { from, state, ...wanted } = useReturn();
  const onward = useEnter(from);
  const isLeaving = useNavigation().state !== 'idle';
  const [chosen, setChosen] = useState<Confirmed>();
  const [isSure, setSure] = useState(() => isAwaited(email) && useAuth.getState().user === null);
  const enter = ({ login }: Confirmed) => {
    if (!login) return;
    useAuth.getState().acceptLogin(login);
    onward();
  };
  const { data, error, isFetching, refetch } = useQuery(
    confirmation(useLocation(), { token, email, isSure }, (reply) => {
      enter(reply);
      // Whoever has just chosen a password knows.
      if (reply.login) notify(text('confirm.success.text'));
    }),
  );
  const page = { title: text('confirm.title'), description: text('confirm.description'), hidden: true };

  const done = chosen ?? data;
  if (isFetching || isLeaving || done?.login) {
    return (
      <IdentityPage {...page} heading={text(chosen ? 'confirm.choose.title' : 'confirm.title')}>
        <Waiting
          text={text(
            chosen ? 'confirm.choose.pending' : isSure || isLeaving ? 'confirm.pending' : 'link.checking',
          )}
        />
      </IdentityPage>
    );
  }
  if (done?.asks) {
    return (
      <IdentityPage
        {...page}
        heading={
          <SessionHeading page="register" {...wanted}>
            {text('confirm.title')}
          </SessionHeading>
        }
        intro={text('confirm.ask', { email, username: done.username ?? '' })}
      >
        <OtherAccount isTheirs={({ username }) => username === done.username} />
        <Button
          variant="contained"
          size="large"
          onClick={() => setSure(true)}
          sx={{ alignSelf: { xs: 'stretch', sm: 'flex-start' } }}
        >
          {text('confirm.do')}
        </Button>
      </IdentityPage>
    );
  }
  if (done !== undefined) {
    return (
      <IdentityPage {...page} heading={text('confirm.success.title')}>
        <Onward message={done.message || text('confirm.success.text')} from={from} username={done.username} />
      </IdentityPage>
    );
  }
  if (error instanceof ApiError && error.code === 'passwordToChoose') {
    return (
      <IdentityPage {...page} heading={text('confirm.choose.title')} intro={error.message}>
        <OtherAccount isTheirs={(user) => user.email.toLowerCase() === email.toLowerCase()} />
        <NewPasswordForm
          isFirst
          email={email}
          save={(newPassword) => verifyEmail({ token, newPassword })}
          onSaved={(reply) => {
            setChosen(reply);
            enter(reply);
          }}
          failed="confirm.failed.text"
          label={text('confirm.choose.title')}
          submit={text('confirm.choose.submit')}
        />
      </IdentityPage>
    );
  }
  // A 4xx is final; otherwise the call may have succeeded.
  const unanswered = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  const isLost = error instanceof ApiError && error.outcome === 'lost';
  const reason = error ? messageOf(error, text('confirm.failed.text')) : text('confirm.invalid');
  return (
    <IdentityPage {...page} heading={text(isLost ? 'ui.error.title' : 'confirm.failed.title')}>
      <Alert severity="error">{reason}</Alert>
      <Typography sx={{ color: 'text.secondary' }}>{text('confirm.resendHint')}</Typography>
      {unanswered && (
        <Button variant="contained" onClick={() => void refetch()} sx={{ alignSelf: 'flex-start' }}>
          {text('ui.action.retry')}
        </Button>
      )}
      <ResendConfirmation email={email} returnTo={from} />
      <OnwardLink to="login" state={state}>
        {text('reset.login')}
      </OnwardLink>
    </IdentityPage>
  );
}
