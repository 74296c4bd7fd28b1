import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from 'shared-api';
import { ListSkeleton, Loaded, Page, useText } from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { BalanceHistory } from '../components/BalanceHistory';
import { BalanceSummary } from '../components/BalanceSummary';
import { OpenPayments } from '../components/OpenPayments';
import { OwnReference } from '../components/OwnReference';
import { en } from '../messages/en';
import { fr } from '../messages/fr';

function Content() {
  const text = useText();
  const query = useQuery(balanceQuery());
  return (
    <Page hidden width="md" title={text('balance.title')} description={text('balance.description')}>
      <Loaded
        query={query}
        waiting={<ListSkeleton rows={3} rowHeight={180} />}
        failed={text('balance.failed')}
      >
        {(balance) => (
          <>
            <BalanceSummary balance={balance} />
            {balance.open.length > 0 && <OpenPayments balance={balance} />}
            <OwnReference balance={balance} />
            <BalanceHistory />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** `/what-i-owe`: the person's open payments, credit and history. */
export function Component() {
  return (
    <PageMessages catalogues={{ en, fr }}>
      <Content />
    </PageMessages>
  );
}
