import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Debtor, now } from 'shared-api';
import { Button, EmailIcon, figures, LinkButton, ListSkeleton, Stack, Typography } from 'shared-ui';
import { ListBody, useI18n, useListActions, useResource } from 'shared-ui/resource';
import { outstandingQuery } from '../../../layout/api';
import { ConsolePage } from '../../../layout/ConsolePage';
import { PaymentTabs } from '../../payments/components/PaymentTabs';
import type { ReceiptDetails } from '../../payments/components/ReceivedControl';
import { DebtorCard } from '../components/DebtorCard';
import { OpenMatters } from '../components/OpenMatters';
import { ReceiptDefaults } from '../components/ReceiptDefaults';
import { RemindDialog } from '../components/RemindDialog';
import { reminderRecipients } from '../policy';
import { debtors } from '../resource';

/** `/admin/payments/outstanding`: who owes what, and reminders. */
export function Component() {
  const { text, format } = useI18n();
  const list = useResource(debtors);
  const listActions = useListActions(list);
  const { data: due } = useQuery(outstandingQuery());
  const [how, setHow] = useState<ReceiptDetails>({});
  const [reminded, setReminded] = useState<readonly Debtor[]>([]);
  const [isReminding, setReminding] = useState(false);
  const chosen = list.selection.rows;
  const remind = (people: readonly Debtor[]) => {
    setReminded(people);
    setReminding(true);
  };
  return (
    <ConsolePage
      title="treasury.outstanding.title"
      actions={
        <LinkButton to="adminInterac" variant="contained">
          {text('interac.add')}
        </LinkButton>
      }
    >
      <PaymentTabs />
      <OpenMatters />
      {due && due.people > 0 && (
        <>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <Typography component="p" variant="h4" sx={figures}>
              {text('treasury.outstanding.figure', { people: due.people, owed: format.money(due.owed) })}
            </Typography>
            {list.rows.length > 1 && list.state.view === 'cards' && (
              <Button
                size="small"
                onClick={() => list.selection.choose(new Set(list.rows.map(({ id }) => id)))}
              >
                {text('treasury.outstanding.selectAll', { count: list.rows.length })}
              </Button>
            )}
          </Stack>
          <ReceiptDefaults how={how} onChange={setHow} />
        </>
      )}
      <ListBody
        listActions={listActions}
        waiting={<ListSkeleton rows={8} rowHeight={110} />}
        selectionActions={
          <Button
            size="small"
            variant="contained"
            startIcon={<EmailIcon />}
            disabled={reminderRecipients(chosen, now()).reached.length === 0}
            onClick={() => remind(chosen)}
          >
            {text('treasury.remind', { count: chosen.length })}
          </Button>
        }
        card={(debtor) => (
          <DebtorCard
            debtor={debtor}
            selection={list.selection}
            how={how}
            onRemind={() => remind([debtor])}
          />
        )}
        column
      />
      <RemindDialog
        debtors={reminded}
        open={isReminding}
        onClose={() => setReminding(false)}
        onSent={list.selection.clear}
      />
    </ConsolePage>
  );
}
