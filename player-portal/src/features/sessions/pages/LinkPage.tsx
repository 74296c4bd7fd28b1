import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError, attendanceMessageOf, SessionStatus } from 'shared-api';
import { CircularProgress, LinkButton, Stack, Typography, useText } from 'shared-ui';
import { GiveUpQuestion } from '../components/GiveUpQuestion';
import { LinkFailure } from '../components/LinkFailure';
import { LinkFrame } from '../components/LinkFrame';
import { MailedResult } from '../components/MailedResult';
import { useLinkQuery, useMailedAnswer } from '../use-mailed-answer';

function Content() {
  const text = useText();
  const link = useLinkQuery();
  const { key } = useLocation();
  const [sureAt, setSureAt] = useState<string>();
  const { data, error, refetch } = useMailedAnswer(link, sureAt === key);

  if (!link) return <LinkFailure>{text('link.missing')}</LinkFailure>;
  if (data?.costs !== undefined) {
    const { session, costs, guests = [] } = data;
    return <GiveUpQuestion {...{ session, costs, guests }} onSure={() => setSureAt(key)} />;
  }
  if (data) {
    const attending = !data.attending;
    const full = data.session.status === SessionStatus.Full;
    return (
      <MailedResult
        attending={data.attending}
        session={data.session}
        due={data.paymentDue}
        credit={data.credit}
        other={
          attending && full ? (
            <LinkButton to="attendanceConfirmation" query={{ sessionId: link.sessionId }} color="secondary">
              {text('schedule.waiting.join')}
            </LinkButton>
          ) : (
            // The address always contains the latest answer, so that going back never changes it.
            <LinkButton to="attendanceLink" query={{ ...link, attending }} replace color="secondary">
              {text(attending ? 'schedule.register' : 'link.other.no')}
            </LinkButton>
          )
        }
      />
    );
  }
  if (error) {
    const silent = error instanceof ApiError && error.code === 'noResponse';
    const full = error instanceof ApiError && error.code === 'sessionFull';
    const again = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    return (
      <LinkFailure
        {...(again && { onRetry: () => void refetch() })}
        isLost={error instanceof ApiError && error.outcome === 'lost'}
        {...(full && { sessionId: link.sessionId })}
      >
        {attendanceMessageOf(error, text(silent ? 'link.failed.silent' : 'link.failed.text'))}
      </LinkFailure>
    );
  }
  return (
    <Stack role="status" sx={{ alignItems: 'center', gap: 2.5, py: 6 }}>
      <CircularProgress aria-hidden />
      <Typography component="h1" variant="h3">
        {text('link.loading')}
      </Typography>
    </Stack>
  );
}

/** `/attendance/confirm`: records the answer of a mailed link, and offers the other one. */
export function Component() {
  return (
    <LinkFrame>
      <Content />
    </LinkFrame>
  );
}
