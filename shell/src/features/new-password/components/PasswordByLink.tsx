import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type LoggedIn, useAuth } from 'shared-api';
import { Alert, type MessageId, useText } from 'shared-ui';
import { checkLink } from '../../identity/api';
import { IdentityPage } from '../../identity/components/IdentityPage';
import { Onward } from '../../identity/components/Onward';
import { OtherAccount } from '../../identity/components/OtherAccount';
import { Waiting } from '../../identity/components/Waiting';
import { NewPasswordForm } from './NewPasswordForm';

interface Saved {
  message: string;
  login?: LoggedIn;
}

/** What a mailed link to a new password is for. */
type Purpose = Parameters<typeof checkLink>[0]['purpose'];

interface PasswordByLinkProps {
  purpose: Purpose;
  save: (given: { token: string; email: string; newPassword: string }) => Promise<Saved>;
  texts: Record<
    'title' | 'description' | 'intro' | 'submit' | 'failed' | 'done' | 'invalid' | 'missing' | 'refused',
    MessageId
  >;
  /** The way out of an invalid link. @param email as in the link, if it has one */
  otherwise: (email: string) => ReactNode;
}

/**
 * Whether the link still works, so that nobody types a password in vain. Without an answer the form is shown anyway:
 * saving checks again.
 */
const linkQuery = (purpose: Purpose, token: string, email: string) => ({
  queryKey: ['mailed-link', purpose, token, email],
  queryFn: () => checkLink({ purpose, token, email }),
  enabled: token !== '' && email !== '',
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The page of a mailed link for choosing a new password: first the check, then the form, which logs in, then onward. */
export function PasswordByLink({ purpose, save, texts, otherwise }: PasswordByLinkProps) {
  const [query] = useSearchParams();
  const text = useText();
  const token = query.get('token') ?? '';
  const email = query.get('email') ?? '';
  const link = useQuery(linkQuery(purpose, token, email));
  const page = { title: text(texts.title), description: text(texts.description), hidden: true };
  const isRefused = link.data?.works === false;
  // In the page's history, since a login makes the page anew.
  const { state, pathname, search } = useLocation();
  const success: unknown = state?.done;
  const navigate = useNavigate();
  const onSaved = async ({ message, login }: Saved) => {
    await navigate(pathname + search, { replace: true, state: { done: message } });
    if (login) useAuth.getState().acceptLogin(login);
  };

  if (typeof success === 'string') {
    return (
      <IdentityPage {...page} heading={text(texts.done)}>
        <Onward message={success || text(texts.done)} from={undefined} />
      </IdentityPage>
    );
  }
  if (!token || !email || isRefused) {
    return (
      <IdentityPage {...page} heading={text(texts.invalid)}>
        <Alert severity="error">{text(isRefused ? texts.refused : texts.missing)}</Alert>
        {otherwise(isRefused ? email : '')}
      </IdentityPage>
    );
  }
  if (link.isLoading) {
    return (
      <IdentityPage {...page} heading={text(texts.title)}>
        <Waiting text={text('link.checking')} />
      </IdentityPage>
    );
  }
  return (
    <IdentityPage {...page} heading={text(texts.title)} intro={text(texts.intro, { email })}>
      {/* An old address says nothing of whose account it was. */}
      {purpose === 'reset' && (
        <OtherAccount isTheirs={(user) => user.email.toLowerCase() === email.toLowerCase()} />
      )}
      <NewPasswordForm
        email={email}
        save={(newPassword) => save({ token, email, newPassword })}
        onSaved={(saved) => void onSaved(saved)}
        failed={texts.failed}
        label={text(texts.title)}
        submit={text(texts.submit)}
      />
    </IdentityPage>
  );
}
