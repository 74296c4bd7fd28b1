import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { receiptQuery } from 'shared-api';
import { Button, Container, LinkButton, ListSkeleton, Loaded, Page, Stack, useText } from 'shared-ui';
import { BalanceTexts } from '../components/BalanceTexts';
import { ReceiptSheet } from '../components/ReceiptSheet';

function Content() {
  const text = useText();
  const [params] = useSearchParams();
  const query = useQuery(receiptQuery(params.get('id') ?? ''));
  return (
    <Page bare hidden title={text('receipt.title')} description={text('receipt.description')}>
      <Container maxWidth="sm" sx={{ py: { xs: 2.5, md: 6 } }}>
        <Loaded
          query={query}
          heading="h1"
          waiting={<ListSkeleton rows={1} rowHeight={420} />}
          failed={text('receipt.failed')}
        >
          {(receipt) => (
            <>
              <ReceiptSheet receipt={receipt} />
              <Stack component="nav" direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
                <Button variant="contained" onClick={() => window.print()}>
                  {text('receipt.print')}
                </Button>
                <LinkButton to="balance" color="secondary">
                  {text('balance.title')}
                </LinkButton>
              </Stack>
            </>
          )}
        </Loaded>
      </Container>
    </Page>
  );
}

/** `/receipt`: the receipt for a payment, made to be printed. */
export function Component() {
  return (
    <BalanceTexts>
      <Content />
    </BalanceTexts>
  );
}
