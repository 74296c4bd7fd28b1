import { useState } from 'react';
import { type MailingProgress, messageOf, sendMailing } from 'shared-api';
import { useText } from 'shared-ui';
import { everybodysAddresses } from './recipients';
import { letterOf, type MailingValues } from './values';

/** How a mailing goes. */
export type Sending =
  | { state: 'idle' }
  | { state: 'gathering'; done: number; total: number }
  | { state: 'queued'; mailing: MailingProgress }
  | { state: 'failed'; message: string };

/** Sends a mailing: gathers the addresses where it is for everybody, and hands it to the server's queue. */
export const useSending = () => {
  const text = useText();
  const [sending, setSending] = useState<Sending>({ state: 'idle' });

  /** @returns whether the server has taken it */
  const send = async (values: MailingValues): Promise<boolean> => {
    setSending({ state: 'gathering', done: 0, total: 0 });
    try {
      const emails =
        values.audience === 'all'
          ? await everybodysAddresses((done, total) => setSending({ state: 'gathering', done, total }))
          : values.recipients.map(({ email }) => email);
      const mailing = await sendMailing(values.emailType, { emails, ...letterOf(values, values.language) });
      setSending({ state: 'queued', mailing });
      return true;
    } catch (error) {
      setSending({ state: 'failed', message: messageOf(error, text('communication.sendFailed')) });
      return false;
    }
  };

  return { sending, send };
};
