import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Alert, type MessageId, useText } from 'shared-ui';
import { checkLink } from '../../identity/api';
import { IdentityPage } from '../../identity/components/IdentityPage';
import { OnToLogin } from '../../identity/components/OnToLogin';
import { Waiting } from '../../identity/components/Waiting';
import { NewPasswordForm } from './NewPasswordForm';

/** What a mailed link to a new password is for. */
type Purpose = Parameters<typeof checkLink>[0]['purpose'];

interface PasswordByLinkProps {
  purpose: Purpose;
  save: (given: { token: string; email: string; newPassword: string }) => Promise<{ message: string }>;
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

/** The page of a mailed link for choosing a new password: first the check, then the form, then the login. */
export function PasswordByLink({ purpose, save, texts, otherwise }: PasswordByLinkProps) {
  const [query] = useSearchParams();
  const [success, setSuccess] = useState<string>();
  const text = useText();
  const token = query.get('token') ?? '';
  const email = query.get('email') ?? '';
  const link = useQuery(linkQuery(purpose, token, email));
  const page = { title: text(texts.title), description: text(texts.description), hidden: true };
  const isRefused = link.data?.works === false;

  if (success !== undefined) {
    return (
      <IdentityPage {...page} heading={text(texts.done)}>
        <OnToLogin message={success || text(texts.done)} />
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
      <NewPasswordForm
        email={email}
        save={(newPassword) => save({ token, email, newPassword })}
        onSaved={({ message }) => setSuccess(message)}
        failed={texts.failed}
        label={text(texts.title)}
        submit={text(texts.submit)}
      />
    </IdentityPage>
  );
}
