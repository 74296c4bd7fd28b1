import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { type Session, SessionStatus } from 'shared-api';
import {
  Box,
  Button,
  CalendarLeaf,
  Card,
  figures,
  LinkButton,
  ListSkeleton,
  PlaceName,
  Stack,
  Text,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { ListDialogs, useListActions } from 'shared-ui/resource';
import { linkQuery } from '../../communication/groups';
import { QuickMail } from '../../communication/QuickMail';
import { turnoutQuery } from '../api';
import { cancelAction } from './actions';
import { editForm } from './forms';
import { useUpcoming } from './resource';

interface StandingProps {
  value: string;
  label: ReactNode;
  /** The one thing to do about it. */
  action: ReactNode;
}

function Standing({ value, label, action }: StandingProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(5.25rem, auto) minmax(0, 1fr) auto',
          md: 'auto minmax(min-content, 1fr) auto',
        },
        alignItems: 'center',
        columnGap: { xs: 1, md: 1.5 },
        minHeight: 48,
      }}
    >
      <Typography component="span" variant="h2" sx={{ ...figures, lineHeight: 1.15 }}>
        {value}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        sx={{ color: 'text.secondary', overflowWrap: 'break-word' }}
      >
        {label}
      </Typography>
      {action}
    </Box>
  );
}

const look = { size: 'small', variant: 'outlined', color: 'secondary' } as const;

/** Where everybody stands with a session, each with its single action. */
function Standings({ session: { id: sessionId, maxCapacity } }: { session: Session }) {
  const format = useFormat();
  const text = useText();
  const { data } = useQuery(turnoutQuery(sessionId));
  if (!data) return <ListSkeleton rows={2} rowHeight={48} />;
  const { out, waiting, unanswered, owed, owing } = data;
  const figuresShown = [true, waiting > 0, unanswered.length > 0, owing > 0].filter(Boolean).length;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        columnGap: { xs: 6, lg: 4 },
        rowGap: 1,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          // As wide as its words: no label breaks inside one.
          lg: figuresShown === 3 ? 'repeat(3, auto)' : 'repeat(2, minmax(0, 1fr))',
        },
        ...{ m: 0, p: 0, listStyle: 'none' },
      }}
    >
      <Standing
        value={format.number(data.in)}
        label={<Text id="sessions.next.in" values={{ capacity: maxCapacity, out }} />}
        action={
          <LinkButton to="adminCommunication" query={linkQuery({ sessionId, standing: 'in' })} {...look}>
            <Text id="sessions.next.write" />
          </LinkButton>
        }
      />
      {waiting > 0 && (
        <Standing
          value={format.number(waiting)}
          label={<Text id="sessions.next.waiting" />}
          action={
            <LinkButton to="adminSession" query={{ id: sessionId }} {...look}>
              <Text id="sessions.next.order" />
            </LinkButton>
          }
        />
      )}
      {unanswered.length > 0 && (
        <Standing
          value={format.number(unanswered.length)}
          label={<Text id="sessions.next.unanswered" />}
          action={
            <QuickMail
              emailType="attendance-reminder"
              group={{ sessionId, standing: 'unanswered' }}
              title={text('sessions.next.nudgeAll', { count: unanswered.length })}
              size="small"
            >
              <Text id="sessions.next.nudge" />
            </QuickMail>
          }
        />
      )}
      {owing > 0 && (
        <Standing
          value={format.money(owed)}
          label={<Text id="sessions.next.owed" values={{ count: owing }} />}
          action={
            <QuickMail
              emailType="payment-reminder"
              group={{ sessionId, owes: true }}
              title={text('sessions.next.remindAll', { count: owing })}
              size="small"
            >
              <Text id="sessions.next.remind" />
            </QuickMail>
          }
        />
      )}
    </Box>
  );
}

/** The next session that is played: who comes, what is owed for it, and what an organizer does about it. */
export function NextSession() {
  const format = useFormat();
  const id = useId();
  const list = useUpcoming();
  const listActions = useListActions(list);
  const next = list.rows.find(({ status }) => status === SessionStatus.Open || status === SessionStatus.Full);
  if (list.loading) return <ListSkeleton rows={1} rowHeight={236} />;
  return (
    <>
      {next && (
        <Card
          component="section"
          aria-labelledby={id}
          sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 }, mb: 2.5 }}
        >
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
            <CalendarLeaf date={next.sessionDate} />
            <Box sx={{ minWidth: 0 }}>
              <Typography
                id={id}
                component="h2"
                variant="h3"
                sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
              >
                {format.date(next.sessionDate, 'day')}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {format.timeRange(next.startTime, next.endTime)} · <PlaceName>{next.location}</PlaceName>
              </Typography>
            </Box>
          </Stack>
          <Standings key={next.id} session={next} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <LinkButton to="adminSession" query={{ id: next.id }} variant="contained">
              <Text id="sessions.details" />
            </LinkButton>
            <LinkButton to="adminDoor" query={{ session: next.id }} variant="outlined" color="secondary">
              <Text id="door.open" />
            </LinkButton>
            <Button color="error" aria-haspopup="dialog" onClick={() => listActions.act(cancelAction, next)}>
              <Text id="sessions.next.cancel" />
            </Button>
          </Stack>
        </Card>
      )}
      <ListDialogs listActions={listActions} edit={editForm} />
    </>
  );
}
