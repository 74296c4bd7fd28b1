import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MailingProgress, messageOf } from 'shared-api';
import { Alert, Text, useFormat, useText } from 'shared-ui';
import { LinearProgress } from 'shared-ui/details';
import { mailingProgressQuery, sendMailing } from './api';
import { type MailingValues, mailingOf } from './values';

/** A mailing's progress. */
type Sending =
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

function Delivering({ mailing }: { mailing: MailingProgress }) {
  const text = useText();
  const format = useFormat();
  const { data = mailing } = useQuery({
    ...mailingProgressQuery(mailing.mailingId),
    initialData: mailing,
    staleTime: 0,
    // Every second until it is finished.
    refetchInterval: ({ state: { data } }) =>
      data && data.sent + data.failed + data.skipped >= data.total ? false : 1000,
  });
  const { total, sent, failed, skipped } = data;
  const done = sent + failed + skipped;
  const over = done >= total;
  return (
    <Alert severity={over ? (failed > 0 ? 'warning' : 'success') : 'info'} role="status">
      {over
        ? text('communication.sent', { count: sent })
        : text('communication.sending', { done: format.number(done), total: format.number(total) })}
      {failed > 0 && (
        <>
          {' · '}
          {text('communication.failedCount', { count: failed })}
        </>
      )}
      {skipped > 0 && (
        <>
          {' · '}
          {text('communication.skippedCount', { count: skipped })}
        </>
      )}
      {!over && (
        <LinearProgress
          variant="determinate"
          value={(done / Math.max(1, total)) * 100}
          aria-label={text('communication.progress')}
          sx={{ mt: 1, minWidth: 240 }}
        />
      )}
    </Alert>
  );
}

/** What has become of a mailing, up to its last e-mail. */
export function SendingStatus({ sending }: { sending: Sending }) {
  switch (sending.state) {
    case 'idle':
      return null;
    case 'failed':
      return <Alert severity="error">{sending.message}</Alert>;
    case 'scheduled':
      return (
        <Alert severity="success" role="status">
          <Text id="communication.scheduled" />
        </Alert>
      );
    case 'queued':
      return <Delivering mailing={sending.mailing} />;
  }
}
