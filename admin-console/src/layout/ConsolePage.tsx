import type { ReactNode } from 'react';
import { Box, type MessageId, Page, Stack, Typography, useText } from 'shared-ui';

export interface ConsolePageProps {
  title: MessageId;
  lead?: MessageId;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the console: a compact title leaves room for the content; excluded from search engines. */
export function ConsolePage({ title, lead, actions, children }: ConsolePageProps) {
  const text = useText();
  return (
    <Page title={text(title)} bare hidden>
      <Box sx={{ maxWidth: 1440, px: { xs: 2, sm: 3, lg: 4 }, pt: { xs: 2.5, lg: 4 }, pb: { xs: 5, lg: 8 } }}>
        <Stack
          component="header"
          direction="row"
          sx={{
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 1.5,
            mb: { xs: 2, md: 3 },
          }}
        >
          <div>
            <Typography component="h1" variant="h2">
              {text(title)}
            </Typography>
            {lead && (
              <Typography sx={{ mt: 0.5, maxWidth: '64ch', color: 'text.secondary' }}>
                {text(lead)}
              </Typography>
            )}
          </div>
          {actions && (
            <Stack
              direction="row"
              sx={{
                flexShrink: 0,
                maxWidth: '100%',
                flexWrap: 'wrap',
                gap: { xs: 1, sm: 1.5 },
                // Three of them fit beside each other on a phone.
                '& .MuiButton-root': { px: { xs: 1.5, sm: 3 } },
                '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
              }}
            >
              {actions}
            </Stack>
          )}
        </Stack>
        {children}
      </Box>
    </Page>
  );
}
