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
  /** The catalogues of everything that is on the page, shared-ui's own included (`loadUiMessages`). */
  messages: Record<string, string>;
  /** What the club is called; the name in the page's head when nobody says. */
  clubName?: string | undefined;
  children: ReactNode;
}

/** Theme, base styles, texts and notifications: what every page of the product stands on. */
export function UiProvider({ locale, messages, clubName, children }: UiProviderProps) {
  const [cache] = useState(createStyleCache);
  const [named] = useState(() => clubName ?? clubNameInPage());
  return (
    <CacheProvider value={cache}>
      {/* The theme's variables and the base styles stand in the page's head already: `base-styles.ts`. */}
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
