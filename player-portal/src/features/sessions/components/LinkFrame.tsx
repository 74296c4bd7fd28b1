import type { ReactNode } from 'react';
import { Container, Page, useText } from 'shared-ui';

/** The frame of the pages that a mailed link opens. */
export function LinkFrame({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <Page bare hidden title={text('link.meta.title')} description={text('link.meta.description')}>
      <Container maxWidth="sm" sx={{ py: { xs: 6, md: 10 }, minHeight: '100dvh' }}>
        {children}
      </Container>
    </Page>
  );
}
