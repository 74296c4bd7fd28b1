import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import type { Locale } from 'shared-api';
import type { ClubFacts } from 'shared-api/club-facts';
import { NotificationHost } from './feedback/NotificationHost';
import { MessagesProvider } from './messages/MessagesProvider';
import { Facts, factsInPage } from './theme/club-facts';
import { ClubName, clubNameInPage } from './theme/club-name';
import { modeStorage } from './theme/mode-storage';
import { createStyleCache } from './theme/style-cache';
import { theme } from './theme/theme';

export interface UiProviderProps {
  locale: Locale;
  /** All catalogues of the page, shared-ui's own included (`loadUiMessages`). */
  messages: Record<string, string>;
  /** The club's name; by default the one in the page's head. */
  clubName?: string | undefined;
  /** What the club plays, and when; by default as the page's head says. */
  facts?: ClubFacts | undefined;
  children: ReactNode;
}

/** Theme, texts and notifications for every page. */
export function UiProvider({ locale, messages, clubName, facts, children }: UiProviderProps) {
  const [cache] = useState(createStyleCache);
  const [named] = useState(() => clubName ?? clubNameInPage());
  const [said] = useState(() => facts ?? factsInPage());
  return (
    <CacheProvider value={cache}>
      {/* The theme's variables and the base styles are already in the page's head: `base-styles.ts`. */}
      <ThemeProvider theme={theme} storageManager={modeStorage} noSsr disableStyleSheetGeneration>
        <MessagesProvider locale={locale} messages={messages}>
          <ClubName value={clubName ?? named}>
            <Facts value={facts ?? said}>
              <NotificationHost>{children}</NotificationHost>
            </Facts>
          </ClubName>
        </MessagesProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
