import Container, { type ContainerProps } from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useClubName } from '../theme/club-name';
import { DocumentHead } from './DocumentHead';
import { PageHeader } from './PageHeader';

export interface PageProps {
  /** The page's name: the `h1` and, with the club's, the document's title. */
  title: string;
  /** One sentence for search engines and for previews in messages. */
  description?: string;
  /** A line under the title. */
  lead?: ReactNode;
  /** What can be done here, beside the title. */
  actions?: ReactNode;
  /** `md` for reading and forms, `lg` for lists, `xl` for wide tables. */
  width?: ContainerProps['maxWidth'];
  /** The page shows its own `h1` (a hero). */
  bare?: boolean;
  /** Keeps search engines away: pages behind a login or a mailed link. */
  hidden?: boolean;
  children: ReactNode;
}

/** A page: what the browser and search engines are told about it, its title, and its content. */
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
