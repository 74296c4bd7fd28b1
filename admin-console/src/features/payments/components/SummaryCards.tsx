import { PaymentStatus, type PaymentSummary, Plan } from 'shared-api';
import {
  Box,
  Button,
  Card,
  figures,
  type MessageId,
  Skeleton,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';

interface Figure {
  label: MessageId;
  of: (summary: PaymentSummary) => number;
  money: boolean;
  /** The filters of « view all », besides completed payments. */
  plan: string;
}

const figuresShown: readonly Figure[] = [
  { label: 'payments.summary.total', of: ({ totalRevenue }) => totalRevenue, money: true, plan: '' },
  {
    label: 'payments.summary.season',
    of: ({ seasonRevenue }) => seasonRevenue,
    money: true,
    plan: String(Plan.Membership),
  },
  {
    label: 'payments.summary.dropIn',
    of: ({ dropInRevenue }) => dropInRevenue,
    money: true,
    plan: String(Plan.DropIn),
  },
  { label: 'payments.summary.count', of: ({ paymentsCount }) => paymentsCount, money: false, plan: '' },
];

export interface SummaryCardsProps {
  summary: PaymentSummary | undefined;
  onView: (filters: { status: string; plan: string }) => void;
}

/** Totals of the filtered payments. */
export function SummaryCards({ summary, onView }: SummaryCardsProps) {
  const text = useText();
  const format = useFormat();
  return (
    <Box
      component="section"
      aria-label={text('payments.summary')}
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        mb: 3,
      }}
    >
      {figuresShown.map(({ label, of, money, plan }) => (
        <Card key={label} sx={{ p: { xs: 1.25, sm: 2 }, pb: { xs: 0.5, sm: 1 } }}>
          <Typography variant="body2" component="h2" sx={{ color: 'text.secondary' }}>
            {text(label)}
          </Typography>
          <Typography component="p" variant="h3" sx={figures}>
            {summary ? (
              money ? (
                format.money(of(summary))
              ) : (
                format.number(of(summary))
              )
            ) : (
              <Skeleton width="70%" />
            )}
          </Typography>
          <Button
            size="small"
            sx={{ ml: -1.75 }}
            aria-label={text('payments.summary.viewAllOf', { what: text(label) })}
            onClick={() => onView({ status: String(PaymentStatus.Completed), plan })}
          >
            {text('payments.summary.viewAll')}
          </Button>
        </Card>
      ))}
    </Box>
  );
}
