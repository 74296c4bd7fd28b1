import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Me, meQuery, messageOf, type ProfileChange, updateMe } from 'shared-api';
import { type MessageId, notify, useText } from 'shared-ui';

/**
 * Saves a profile's choices, each separately.
 * @param savedTextOf the text of the confirmation
 */
export const useSaveChoice = <Choice extends Partial<ProfileChange>>(
  { username, firstName, lastName, email, version }: Me,
  savedTextOf: (choice: Choice) => MessageId,
) => {
  const text = useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: Choice) => updateMe({ username, firstName, lastName, email, version, ...choice }),
    onSuccess: (saved, choice) => {
      client.setQueryData(meQuery().queryKey, saved);
      notify(text(savedTextOf(choice)));
    },
    onError: (error) => notify(messageOf(error, text('profile.news.failed')), 'error'),
  });
};
