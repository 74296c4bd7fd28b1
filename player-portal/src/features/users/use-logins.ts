import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endLogin, endOtherLogins, type LoginEntry, loginsKey, loginsQuery, messageOf } from 'shared-api';
import { notify, useText } from 'shared-ui';

/** The person's logins: list, end one, end all but this one. */
export const useLogins = () => {
  const text = useText();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: loginsKey });
  const onError = (error: unknown) => notify(messageOf(error, text('profile.logins.endFailed')), 'error');

  /** A device's name: Firefox on Windows. */
  const nameOf = ({ browser, platform }: LoginEntry): string => {
    if (browser && platform) return text('profile.logins.name', { browser, platform });
    return browser ?? platform ?? text('profile.logins.nameless');
  };
  const end = useMutation({
    mutationFn: ({ id }: LoginEntry) => endLogin(id),
    onSuccess: (_nothing, login) => notify(text('profile.logins.ended', { name: nameOf(login) })),
    onError,
    onSettled,
  });
  const endOthers = useMutation({
    mutationFn: endOtherLogins,
    onSuccess: () => notify(text('profile.logins.othersEnded')),
    onError,
    onSettled,
  });
  return { logins: useQuery(loginsQuery()), nameOf, end, endOthers };
};
