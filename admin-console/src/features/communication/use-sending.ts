import { useState } from 'react';
import { type MailingProgress, messageOf } from 'shared-api';
import { useText } from 'shared-ui';
import { sendMailing } from './api';
import { type MailingValues, mailingOf } from './values';

/** A mailing's progress. */
export type Sending =
  | { state: 'idle' }
  | { state: 'queued'; mailing: MailingProgress }
  | { state: 'scheduled' }
  | { state: 'failed'; message: string };

/** Sends a mailing, or has it sent later. */
export const useSending = () => {
  const text = useText();
  const [sending, setSending] = useState<Sending>({ state: 'idle' });

  /** @returns whether the server has accepted it */
  const send = async (values: MailingValues): Promise<boolean> => {
    try {
      const params = { emailType: values.emailType };
      const mailing = await sendMailing({ params, body: mailingOf(values) });
      setSending(values.when === 'later' ? { state: 'scheduled' } : { state: 'queued', mailing });
      return true;
    } catch (error) {
      setSending({ state: 'failed', message: messageOf(error, text('communication.sendFailed')) });
      return false;
    }
  };

  return { sending, send };
};
