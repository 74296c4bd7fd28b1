import type { ReactNode } from 'react';
import { Box, type MessageId, Page, Skeleton, Stack, Typography, useText } from 'shared-ui';

export interface ConsolePageProps {
  title: MessageId;
  /** A record's own title; null while it loads. */
  name?: string | null | undefined;
  /** A record's way back to its list. */
  above?: ReactNode;
  lead?: MessageId;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the console: a compact title leaves room for the content; excluded from search engines. */
export function ConsolePage({ title, name, above, lead, actions, children }: ConsolePageProps) {
  const text = useText();
  const heading = name === undefined ? text(title) : name;
  return (
    <Page title={heading ?? text(title)} bare hidden>
      <Box sx={{ maxWidth: 1440, px: { xs: 2, sm: 3, lg: 4 }, pt: { xs: 2.5, lg: 4 }, pb: { xs: 5, lg: 8 } }}>
        <Stack
          component="header"
          direction="row"
          sx={{
            // A record's one action stays beside its name.
            flexWrap: { xs: above ? 'nowrap' : 'wrap', md: 'nowrap' },
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 1.5,
            mb: { xs: 2, md: 3 },
          }}
        >
          <div>
            {above}
            {heading === null ? (
              <Skeleton width={240} height={40} />
            ) : (
              <Typography
                component="h1"
                variant="h2"
                sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
              >
                {heading}
              </Typography>
            )}
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
