import { Box, CardSkeleton, EmptyState, LinkButton, Loaded, Loading, Page, useText } from 'shared-ui';
import { AnswerPanel } from '../components/AnswerPanel';
import { useSessionTitle } from '../use-session-title';
import { useSessionToAnswer } from '../use-session-to-answer';

function Waiting() {
  return (
    <Loading>
      <Box sx={{ display: 'grid', gap: { xs: 2.5, md: 4 }, gridTemplateColumns: { md: '5fr 7fr' } }}>
        <CardSkeleton height={150} />
        <CardSkeleton height={180} />
      </Box>
    </Loading>
  );
}

/** `/sessions/:id`, and `/attendance-confirmation`, where it is the first available session unless the address names one. */
export function Component() {
  const text = useText();
  const session = useSessionToAnswer();
  const titleOf = useSessionTitle();
  return (
    <Page
      hidden
      title={typeof session.data === 'object' ? titleOf(session.data) : text('attendance.title')}
      description={text('attendance.meta.description')}
    >
      {/* As tall as the screen from the start, so that the footer stays where it is. */}
      <Box sx={{ minHeight: '100dvh' }}>
        <Loaded query={session} waiting={<Waiting />} failed={text('schedule.failed')}>
          {(found) =>
            typeof found === 'string' ? (
              <EmptyState
                title={text(`attendance.${found}.title`)}
                actions={
                  <LinkButton to="schedule" variant="contained">
                    {text('attendance.viewSchedule')}
                  </LinkButton>
                }
              >
                {text(`attendance.${found}.text`)}
              </EmptyState>
            ) : (
              <AnswerPanel key={found.id} session={found} />
            )
          }
        </Loaded>
      </Box>
    </Page>
  );
}
