import { useState } from 'react';
import type { Debtor } from 'shared-api';
import { Button, EmailIcon, ListSkeleton, useText } from 'shared-ui';
import { ListBody, useListActions, useResource } from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { OutstandingFigure } from '../../payments/components/OutstandingFigure';
import { PaymentTabs } from '../../payments/components/PaymentTabs';
import type { ReceiptDetails } from '../../payments/components/ReceivedControl';
import { AccountDialog } from '../components/AccountDialog';
import { DebtorCard } from '../components/DebtorCard';
import { ReceiptDefaults } from '../components/ReceiptDefaults';
import { RemindDialog } from '../components/RemindDialog';
import { reminderRecipients } from '../policy';
import { debtors } from '../resource';

/** `/admin/payments/outstanding`: people's dues, and reminders. */
export function Component() {
  const text = useText();
  const list = useResource(debtors);
  const listActions = useListActions(list);
  const [how, setHow] = useState<ReceiptDetails>({});
  const [isReminding, setReminding] = useState(false);
  const [account, setAccount] = useState<Debtor>();
  const [isAccountOpen, setAccountOpen] = useState(false);
  const chosen = list.selection.rows;
  return (
    <ConsolePage title="treasury.outstanding.title" lead="treasury.outstanding.intro">
      <PaymentTabs />
      <OutstandingFigure />
      <ReceiptDefaults how={how} onChange={setHow} />
      {list.rows.length > 0 && list.state.view === 'cards' && (
        <Button
          size="small"
          sx={{ mb: 1 }}
          onClick={() => list.selection.choose(new Set(list.rows.map(({ id }) => id)))}
        >
          {text('treasury.outstanding.selectAll', { count: list.rows.length })}
        </Button>
      )}
      <ListBody
        listActions={listActions}
        waiting={<ListSkeleton rows={8} rowHeight={110} />}
        selectionActions={
          <Button
            size="small"
            variant="contained"
            startIcon={<EmailIcon />}
            disabled={reminderRecipients(chosen, new Date()).reached.length === 0}
            onClick={() => setReminding(true)}
          >
            {text('treasury.remind', { count: chosen.length })}
          </Button>
        }
        card={(debtor) => (
          <DebtorCard
            debtor={debtor}
            selection={list.selection}
            how={how}
            onShowAccount={() => {
              setAccount(debtor);
              setAccountOpen(true);
            }}
          />
        )}
        column
      />
      <RemindDialog
        debtors={chosen}
        open={isReminding}
        onClose={() => setReminding(false)}
        onSent={list.selection.clear}
      />
      {account && (
        <AccountDialog
          id={account.id}
          name={account.name}
          open={isAccountOpen}
          onClose={() => setAccountOpen(false)}
        />
      )}
    </ConsolePage>
  );
}
