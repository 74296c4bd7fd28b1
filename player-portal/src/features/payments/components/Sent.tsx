import type { Balance } from 'shared-api';
import { Button, clubDate, Section, Stack, Typography, useFormat, useText } from 'shared-ui';
import { splitBySent } from '../policy';
import { useMarkSent } from '../use-mark-sent';
import { DueList } from './DueList';

/** What the person says is on its way, by day, and the way to take that back. */
export function Sent({ balance: { open } }: { balance: Balance }) {
  const text = useText();
  const format = useFormat();
  const { mutate, isPending } = useMarkSent();
  const { payments } = splitBySent(open).sent;
  const byDay = new Map<string, typeof payments>();
  for (const payment of payments) {
    const day = clubDate(new Date(payment.sentOn ?? ''));
    byDay.set(day, [...(byDay.get(day) ?? []), payment]);
  }
  if (payments.length === 0) return null;
  return (
    <Section title={text('balance.sent')}>
      {[...byDay].map(([day, those]) => (
        <div key={day}>
          <DueList payments={those} />
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
          >
            <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
              {day === clubDate()
                ? text('balance.sent.today')
                : text('balance.sent.on', { date: format.date(day, 'shortDay') })}
            </Typography>
            <Button
              size="small"
              color="secondary"
              loading={isPending}
              onClick={() => mutate({ payments: those, sent: false })}
            >
              {text('balance.sent.undo')}
            </Button>
          </Stack>
        </div>
      ))}
    </Section>
  );
}
