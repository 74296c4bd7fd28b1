import Container, { type ContainerProps } from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useClubName } from '../theme/club-name';
import { DocumentHead } from './DocumentHead';
import { PageHeader } from './PageHeader';

export interface PageProps {
  /** The `h1` and, with the club's name, the document's title. */
  title: string;
  /** The meta description, one sentence. */
  description?: string;
  /** A line under the title. */
  lead?: ReactNode;
  /** Actions next to the title. */
  actions?: ReactNode;
  /** `md` for reading and forms, `lg` for lists, `xl` for wide tables. */
  width?: ContainerProps['maxWidth'];
  /** The page renders its own `h1` (a hero). */
  bare?: boolean;
  /** Excludes the page from search engines: pages behind a login or a mailed link. */
  hidden?: boolean;
  children: ReactNode;
}

/** A page: document head, title and content. */
export function Page({
  title,
  description,
  lead,
  actions,
  width = 'lg',
  bare = false,
  hidden = false,
  children,
}: PageProps) {
  const siteName = useClubName();
  const head = <DocumentHead title={title} description={description} hidden={hidden} siteName={siteName} />;
  if (bare)
    return (
      <>
        {head}
        {children}
      </>
    );
  return (
    <Container maxWidth={width} sx={{ py: { xs: 2.5, md: 6 } }}>
      {head}
      <PageHeader title={title} lead={lead} actions={actions} />
      {children}
    </Container>
  );
}
