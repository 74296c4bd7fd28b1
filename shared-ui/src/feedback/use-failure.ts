import { messageOf } from 'shared-api';
import { type MessageId, useText } from '../messages/text';
import { type NotificationAction, notify } from '../notifications';

/**
 * @returns a function that tells that a change has failed, in the server's words or else the page's, and what it was
 * about, as a sentence begins: the page may show something else by then
 */
export const useFailure = () => {
  const text = useText();
  return (error: unknown, fallback: MessageId, about: string, action?: NotificationAction): void => {
    const words = messageOf(error, text(fallback));
    notify(
      words.toLowerCase().includes(about.toLowerCase()) ? words : text('ui.about', { about, words }),
      'error',
      action,
    );
  };
};
