import { useState } from 'react';
import { type Me, type ProfileChange, useChange } from 'shared-api';
import { type MessageId, notify, useFailure, useText } from 'shared-ui';
import { updateMe } from './api';

/**
 * Saves a profile's choices, each separately.
 * @param savedTextOf the text of the confirmation
 * @param labels what each choice is called
 * @returns the profile with the choice that is being saved, and how to save one
 */
export const useSaveChoice = <Choice extends Partial<ProfileChange>>(
  me: Me,
  savedTextOf: (choice: Choice) => MessageId,
  labels: Readonly<Record<keyof Choice, MessageId>>,
) => {
  const text = useText();
  const failed = useFailure();
  const { username, firstName, lastName, email, version } = me;
  // Not the mutation's variables: they are set after the click, and a switch would jump back in between.
  const [sent, setSent] = useState<{ choice: Choice; version: number }>();
  const send = (choice: Choice) =>
    updateMe({ body: { username, firstName, lastName, email, version, ...choice } });
  const { mutate, isPending } = useChange(send, {
    onSuccess: (_saved, choice) => notify(text(savedTextOf(choice))),
    onError: (error, choice) => {
      setSent(undefined);
      const about = (Object.keys(choice) as (keyof Choice)[]).map((name) => text(labels[name]));
      failed(error, 'profile.news.failed', about.join(', '));
    },
  });
  return {
    // The profile's next version includes it.
    shown: { ...me, ...(sent?.version === version && sent.choice) },
    isPending,
    save: (choice: Choice) => {
      setSent({ choice, version });
      mutate(choice);
    },
  };
};
