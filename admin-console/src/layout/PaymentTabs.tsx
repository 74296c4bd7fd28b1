import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { Button, Stack, usePageName, usePath, useText } from 'shared-ui';
import { outstandingQuery } from './api';

const tabs = [
  { to: 'adminOutstanding', label: 'payments.tab.owed' },
  { to: 'adminPayments', label: 'payments.tab.history' },
] as const;

interface PaymentTabsProps {
  /** The tab that the page is, or is reached from. */
  of: (typeof tabs)[number]['to'];
}

/** The two tabs of the payments. */
export function PaymentTabs({ of }: PaymentTabsProps) {
  const text = useText();
  const path = usePath();
  const shown = usePageName();
  const people = useQuery(outstandingQuery()).data?.people ?? 0;
  return (
    <Stack component="nav" direction="row" aria-label={text('payments.tabs')} sx={{ gap: 1, mb: 2.5 }}>
      {tabs.map(({ to, label }) => {
        const isShown = shown === to;
        return (
          <Button
            key={to}
            component={RouterLink}
            to={path(to)}
            variant={to === of ? 'contained' : 'outlined'}
            {...(isShown && { 'aria-current': 'page' as const })}
          >
            {text(label)}
            {to === 'adminOutstanding' && people > 0 && ` (${people})`}
          </Button>
        );
      })}
    </Stack>
  );
}
