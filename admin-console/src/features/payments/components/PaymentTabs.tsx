import { Link as RouterLink } from 'react-router-dom';
import { Button, Stack, usePageName, usePath, useText } from 'shared-ui';

const tabs = [
  { to: 'adminPayments', label: 'payments.title', query: {} },
  { to: 'adminOutstanding', label: 'treasury.outstanding.title', query: {} },
  { to: 'adminInterac', label: 'interac.title', query: { state: 'open' } },
  { to: 'adminRefunds', label: 'treasury.refunds.title', query: { state: 'due' } },
  { to: 'adminMonths', label: 'treasury.months.title', query: {} },
] as const;

/** The tabs of the payments' pages. */
export function PaymentTabs() {
  const text = useText();
  const path = usePath();
  const shown = usePageName();
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={text('interac.tabs')}
      sx={{ flexWrap: 'wrap', gap: 1, mb: 3 }}
    >
      {tabs.map(({ to, label, query }) => (
        <Button
          key={to}
          component={RouterLink}
          to={path(to, query)}
          variant={shown === to ? 'contained' : 'outlined'}
          {...(shown === to && { 'aria-current': 'page' as const })}
        >
          {text(label)}
        </Button>
      ))}
    </Stack>
  );
}
