import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import type { Locale } from 'shared-api';
import { NotificationHost } from './feedback/NotificationHost';
import { MessagesProvider } from './messages/MessagesProvider';
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
  children: ReactNode;
}

/** Theme, texts and notifications for every page. */
export function UiProvider({ locale, messages, clubName, children }: UiProviderProps) {
  const [cache] = useState(createStyleCache);
  const [named] = useState(() => clubName ?? clubNameInPage());
  return (
    <CacheProvider value={cache}>
      {/* The theme's variables and the base styles are already in the page's head: `base-styles.ts`. */}
      <ThemeProvider theme={theme} storageManager={modeStorage} noSsr disableStyleSheetGeneration>
        <MessagesProvider locale={locale} messages={messages}>
          <ClubName value={clubName ?? named}>
            <NotificationHost>{children}</NotificationHost>
          </ClubName>
        </MessagesProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
