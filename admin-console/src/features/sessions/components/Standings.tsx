import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Session } from 'shared-api';
import { Box, figures, LinkButton, ListSkeleton, Text, Typography, useFormat, useText } from 'shared-ui';
import { QuickMail } from '../../communication/components/QuickMail';
import { linkQuery } from '../../communication/groups';
import { turnoutQuery } from '../api';

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
export function Standings({ session: { id: sessionId, maxCapacity } }: { session: Session }) {
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
