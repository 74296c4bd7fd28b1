import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from 'shared-api';
import { ListSkeleton, Loaded, Page, StaleNotice, useText } from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { BalanceHistory } from '../components/BalanceHistory';
import { BalanceSummary } from '../components/BalanceSummary';
import { PayAhead } from '../components/PayAhead';
import { Sent } from '../components/Sent';
import { ToPay } from '../components/ToPay';
import { en } from '../messages/pages/en';
import { fr } from '../messages/pages/fr';

function Content() {
  const text = useText();
  const query = useQuery(balanceQuery());
  return (
    <Page hidden width="md" title={text('balance.title')} description={text('balance.description')}>
      <StaleNotice of={[query]} />
      <Loaded
        query={query}
        waiting={<ListSkeleton rows={3} rowHeight={180} />}
        failed={text('balance.failed')}
      >
        {(balance) => (
          <>
            <BalanceSummary balance={balance} />
            <ToPay balance={balance} />
            <Sent balance={balance} />
            <PayAhead balance={balance} />
            <BalanceHistory />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** `/what-i-owe`: what the person has to pay and how, what is on its way, and the history. */
export function Component() {
  return (
    <PageMessages catalogues={{ en, fr }}>
      <Content />
    </PageMessages>
  );
}
