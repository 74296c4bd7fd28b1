import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  Button,
  Container,
  EmptyState,
  LinkButton,
  ListSkeleton,
  Loaded,
  Page,
  Stack,
  Text,
  useText,
} from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { receiptQuery } from '../api';
import { ReceiptSheet } from '../components/ReceiptSheet';
import { en } from '../messages/pages/en';
import { fr } from '../messages/pages/fr';

function Content({ id }: { id: string }) {
  const text = useText();
  const query = useQuery(receiptQuery(id));
  return (
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
            <ToBalance />
          </Stack>
        </>
      )}
    </Loaded>
  );
}

function ToBalance() {
  return (
    <LinkButton to="balance" color="secondary">
      <Text id="balance.title" />
    </LinkButton>
  );
}

function Receipt() {
  const text = useText();
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <Page bare hidden title={text('receipt.title')} description={text('receipt.description')}>
      <Container maxWidth="sm" sx={{ py: { xs: 2.5, md: 6 } }}>
        {id ? (
          <Content id={id} />
        ) : (
          <EmptyState heading="h1" title={text('receipt.none')} actions={<ToBalance />} />
        )}
      </Container>
    </Page>
  );
}

/** `/receipt`: a payment's receipt, for printing. */
export function Component() {
  return (
    <PageMessages catalogues={{ en, fr }}>
      <Receipt />
    </PageMessages>
  );
}
