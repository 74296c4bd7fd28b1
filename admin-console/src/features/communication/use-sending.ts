import { useState } from 'react';
import { type MailingProgress, messageOf } from 'shared-api';
import { useText } from 'shared-ui';
import { sendMailing } from './api';
import { allAddresses } from './recipients';
import { type MailingValues, mailingOf } from './values';

/** A mailing's progress. */
export type Sending =
  | { state: 'idle' }
  | { state: 'gathering'; done: number; total: number }
  | { state: 'queued'; mailing: MailingProgress }
  | { state: 'failed'; message: string };

/** Sends a mailing: collects the addresses if it is for everybody, and passes it to the server's queue. */
export const useSending = () => {
  const text = useText();
  const [sending, setSending] = useState<Sending>({ state: 'idle' });

  /** @returns whether the server has accepted it */
  const send = async (values: MailingValues): Promise<boolean> => {
    setSending({ state: 'gathering', done: 0, total: 0 });
    try {
      const emails =
        values.audience === 'all'
          ? await allAddresses((done, total) => setSending({ state: 'gathering', done, total }))
          : values.recipients.map(({ email }) => email);
      const mailing = await sendMailing({
        params: { emailType: values.emailType },
        body: { emails, ...mailingOf(values, values.language) },
      });
      setSending({ state: 'queued', mailing });
      return true;
    } catch (error) {
      setSending({ state: 'failed', message: messageOf(error, text('communication.sendFailed')) });
      return false;
    }
  };

  return { sending, send };
};
