import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { capitalised } from 'shared-api/format';
import {
  Box,
  Button,
  DefinitionList,
  ListSkeleton,
  Loaded,
  purposeText,
  Reference,
  Typography,
} from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { accountQuery } from '../../payments/api';
import { dueText, sentText } from '../../payments/labels';
import { AccountHistory } from './AccountHistory';
import { CreditDialog } from './CreditDialog';

/** Somebody's account: dues, credit, history, and a form to change the credit. */
export function Account({ id }: { id: string }) {
  const i18n = useI18n();
  const { text, format } = i18n;
  const account = useQuery(accountQuery(id));
  const [changing, setChanging] = useState(false);
  return (
    <Loaded
      query={account}
      waiting={<ListSkeleton rows={4} rowHeight={44} />}
      failed={text('treasury.account.failed')}
      heading="h3"
    >
      {(data) => (
        <>
          <DefinitionList
            entries={[
              [
                text('treasury.account.owed'),
                <Box key="owed">
                  {format.money(data.owed)}
                  {data.open.map((line) => (
                    <Typography key={line.paymentId} variant="caption" component="div">
                      {[capitalised(purposeText(line, i18n)), dueText(line, i18n), sentText(line, i18n)]
                        .filter(Boolean)
                        .join(', ')}
                      {', '}
                      <Reference>{line.reference}</Reference>
                    </Typography>
                  ))}
                </Box>,
              ],
              [text('treasury.account.credit'), format.money(data.credit)],
            ]}
          />
          <Button variant="outlined" color="secondary" onClick={() => setChanging(true)} sx={{ my: 1.5 }}>
            {text('treasury.entry')}
          </Button>
          <Typography component="h3" variant="subtitle1" sx={{ mt: 1 }}>
            {text('treasury.account.history')}
          </Typography>
          <AccountHistory id={id} />
          <CreditDialog account={data} open={changing} onClose={() => setChanging(false)} />
        </>
      )}
    </Loaded>
  );
}
