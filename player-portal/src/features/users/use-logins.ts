import { useQuery } from '@tanstack/react-query';
import { type LoginEntry, messageOf, useChange } from 'shared-api';
import { notify, useText } from 'shared-ui';
import { endLogin, endOtherLogins, loginsQuery } from './api';

/** The person's logins: list, end one, end all but this one. */
export const useLogins = () => {
  const text = useText();
  const onError = (error: unknown) => notify(messageOf(error, text('profile.logins.endFailed')), 'error');

  /** A device's name: Firefox on Windows. */
  const nameOf = ({ browser, platform }: LoginEntry): string => {
    if (browser && platform) return text('profile.logins.name', { browser, platform });
    return browser ?? platform ?? text('profile.logins.nameless');
  };
  const end = useChange(({ id }: LoginEntry) => endLogin({ params: { id } }), {
    onSuccess: (_nothing, login) => notify(text('profile.logins.ended', { name: nameOf(login) })),
    onError,
  });
  const endOthers = useChange(() => endOtherLogins({}), {
    onSuccess: () => notify(text('profile.logins.othersEnded')),
    onError,
  });
  return { logins: useQuery(loginsQuery()), nameOf, end, endOthers };
};
