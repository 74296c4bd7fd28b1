import type { ReactNode } from 'react';
import { Box, Page, Stack, Typography } from 'shared-ui';
import { CourtArt } from './CourtArt';

export interface IdentityPageProps {
  /** The document's title. */
  title: string;
  description: string;
  heading: ReactNode;
  intro?: ReactNode;
  /** Reached by a mailed link only: excluded from search engines. */
  hidden?: boolean;
  children: ReactNode;
}

/** A page about the person's account: a narrow column, next to a drawing on wide screens. */
export function IdentityPage({
  title,
  description,
  heading,
  intro,
  hidden = false,
  children,
}: IdentityPageProps) {
  return (
    <Page bare title={title} description={description} hidden={hidden}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '5fr 6fr' },
          // The height below the bar: these pages have no footer.
          minHeight: { md: 'calc(100dvh - 73px)' },
        }}
      >
        <CourtArt />
        <Stack
          sx={{
            gap: 3,
            justifyContent: 'center',
            width: '100%',
            maxWidth: 560,
            mx: 'auto',
            px: { xs: 2, sm: 4 },
            py: { xs: 4, md: 8 },
            minHeight: { md: 640 },
          }}
        >
          <Box component="header">
            <Typography variant="h1">{heading}</Typography>
            {intro && (
              <Typography variant="subtitle1" component="p" sx={{ mt: 1.25, color: 'text.secondary' }}>
                {intro}
              </Typography>
            )}
          </Box>
          {children}
        </Stack>
      </Box>
    </Page>
  );
}
