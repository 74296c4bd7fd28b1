import type { ReactNode } from 'react';
import { type MessageId, useFormat, useText } from 'shared-ui';
import { type Fill, PieChart } from 'shared-ui/charts';
import { ChartCard } from './ChartCard';
import { FigureTable } from './FigureTable';

export interface Share {
  id: string;
  label: MessageId;
  count: number;
  fill: Fill;
}

export interface ShareCardProps {
  title: MessageId;
  /** The sessions included. */
  hint: ReactNode;
  /** The heading of the first column. */
  kind: MessageId;
  shares: readonly Share[];
}

/** A breakdown of sessions: a pie chart and a table. */
export function ShareCard({ title, hint, kind, shares }: ShareCardProps) {
  const text = useText();
  const format = useFormat();
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const shareOf = (count: number) => format.percent(total > 0 ? count / total : 0);
  const description = shares
    .map(({ label, count }) =>
      text('dashboard.sliceText', { label: text(label), count: format.number(count), share: shareOf(count) }),
    )
    .join(', ');
  return (
    <ChartCard
      title={title}
      hint={hint}
      empty={total === 0}
      chart={
        <PieChart
          description={`${text(title)}. ${description}.`}
          slices={shares.map(({ id, label, count, fill }) => ({
            id,
            label: text(label),
            value: count,
            fill,
          }))}
        />
      }
      table={
        <FigureTable
          caption={text(title)}
          heads={[text(kind), text('sessions.title'), text('dashboard.share')]}
          rows={shares.map(({ label, count }) => [text(label), format.number(count), shareOf(count)])}
        />
      }
    />
  );
}
