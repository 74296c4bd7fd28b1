import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError, askOnce, attendanceMessageOf, useChange } from 'shared-api';
import { CircularProgress, Stack, Typography, usePath, useText } from 'shared-ui';
import { confirmAttendance } from '../api';
import { LinkFailure } from '../components/LinkFailure';
import { LinkFrame } from '../components/LinkFrame';
import { MailedQuestion } from '../components/MailedQuestion';
import { type MailedLink, useMailedLink, useSomebodyElse } from '../use-mailed-link';

interface Sent {
  /** undefined, as in a torn link: what stands is shown. */
  isAttending: boolean | undefined;
  /** A button was pressed. */
  byHand?: boolean;
}

const answers = new Map([
  ['true', true],
  ['false', false],
]);

function Content({ link }: { link: MailedLink }) {
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  const opening = useLocation();
  const isOthers = useSomebodyElse(link) !== undefined;
  const [params] = useSearchParams();
  const isAttending = answers.get(params.get('attending') ?? '');
  const answer = (isAttending: boolean | undefined, byHand: boolean) =>
    confirmAttendance({
      query: {
        ...link,
        ...(isAttending !== undefined && { attending: String(isAttending) }),
        ...(!byHand && { ask: 'true' }),
      },
    });
  const { mutate, data, error, variables } = useChange(
    ({ isAttending, byHand = false }: Sent) => {
      const send = () => answer(isAttending, byHand);
      return byHand ? send() : askOnce(opening, String(isAttending), send);
    },
    {
      onSuccess: ({ costs, attending }) => {
        if (costs !== undefined) return;
        // The link has answered: neither Back, a reload nor the other language opens it again.
        const result = path('attendanceResult', { status: 'success', attending, ...link });
        void navigate(result, { replace: true });
      },
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening.
  useEffect(() => mutate({ isAttending }), [opening]);

  if (data?.costs !== undefined && isAttending !== undefined) {
    const onAnswer = (answer: boolean) => mutate({ isAttending: answer, byHand: true });
    return <MailedQuestion {...{ link, isAttending, onAnswer }} reply={data} />;
  }
  if (error) {
    const silent = error instanceof ApiError && error.code === 'noResponse';
    const full = error instanceof ApiError && error.code === 'sessionFull' && !isOthers;
    const again = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    return (
      <LinkFailure
        {...(again && variables && { onRetry: () => mutate(variables) })}
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
        {/* Nobody knows yet whether the link answers, or asks. */}
        {text(variables?.byHand ? 'link.loading' : 'ui.loading')}
      </Typography>
    </Stack>
  );
}

/**
 * `/attendance/confirm`: answers by a mailed link, where nothing is lost by it at once, otherwise by a button, since mail
 * scanners open links too (`server/src/features/attendance/policy.ts`); then goes on to the result.
 */
export function Component() {
  const text = useText();
  const link = useMailedLink();
  return (
    <LinkFrame>
      {link ? <Content link={link} /> : <LinkFailure>{text('link.missing')}</LinkFailure>}
    </LinkFrame>
  );
}
