import Box from '@mui/material/Box';
import Container, { type ContainerProps } from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useClubName } from '../theme/club-name';
import { DocumentHead } from './DocumentHead';

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

/** The page's title with its actions, which are below it on a phone. */
function PageHeader({ title, lead, actions }: Pick<PageProps, 'title' | 'lead' | 'actions'>) {
  return (
    <Stack
      component="header"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ alignItems: { sm: 'flex-end' }, justifyContent: 'space-between', gap: 2, mb: { xs: 2, md: 4 } }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
        {lead && (
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ mt: { xs: 0.75, md: 1.25 }, maxWidth: '58ch', color: 'text.secondary' }}
          >
            {lead}
          </Typography>
        )}
      </Box>
      {actions && (
        <Stack direction="row" sx={{ flexShrink: 0, flexWrap: 'wrap', gap: 1.5 }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
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
