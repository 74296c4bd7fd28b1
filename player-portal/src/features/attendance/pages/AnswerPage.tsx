import {
  Box,
  CardSkeleton,
  EmptyState,
  ErrorState,
  LinkButton,
  Loading,
  Page,
  Text,
  useText,
} from 'shared-ui';
import { Answering } from '../components/Answering';
import { useSessionToAnswer } from '../use-session-to-answer';

/** `/attendance-confirmation`: yes or no for the first available session, or for the one in the address. */
export function Component() {
  const text = useText();
  const { session, isError, error, refetch } = useSessionToAnswer();
  const schedule = (
    <LinkButton to="schedule" variant="outlined" color="secondary">
      <Text id="attendance.viewSchedule" />
    </LinkButton>
  );

  return (
    <Page
      hidden
      title={text('attendance.title')}
      lead={text('attendance.subtitle')}
      description={text('attendance.meta.description')}
    >
      {session ? (
        <Answering key={session.id} session={session} />
      ) : session === null ? (
        <EmptyState title={<Text id="attendance.none.title" />} actions={schedule}>
          <Text id="attendance.none.text" />
        </EmptyState>
      ) : isError ? (
        <ErrorState error={error} fallback={text('schedule.failed')} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Box sx={{ display: 'grid', gap: { xs: 2.5, md: 4 }, gridTemplateColumns: { md: '5fr 7fr' } }}>
            <CardSkeleton height={340} />
            <CardSkeleton height={420} />
          </Box>
        </Loading>
      )}
    </Page>
  );
}
