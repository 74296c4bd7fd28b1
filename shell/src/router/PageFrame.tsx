import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { clubQuery, type Locale, setRequestLanguage } from 'shared-api';
import { regionOf } from 'shared-api/format';
import { UiProvider, useLocale } from 'shared-ui';
import { ensureMessages, useMessages } from '../messages/catalogue';

/** Milliseconds until texts that did not arrive are asked for again. */
const pause = 5000;

/**
 * Provides theme, texts and the club's name. The path determines the language; until its texts are loaded the page
 * keeps the former one.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const wanted = useLocale();
  const [shown, setShown] = useState<Locale>(wanted);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const current = new AbortController();
    const load = () =>
      ensureMessages(wanted).then(
        () => current.signal.aborted || setShown(wanted),
        (error: unknown) => {
          if (current.signal.aborted) return;
          setFailure(error);
          // Tried again as long as the page keeps the former language.
          timer = setTimeout(load, pause);
        },
      );
    let timer: ReturnType<typeof setTimeout> | undefined;
    void load();
    addEventListener('online', load, { signal: current.signal });
    return () => {
      current.abort();
      clearTimeout(timer);
    };
  }, [wanted]);
  // Before the effects of the pages below, whose first calls use this language, though its texts may still be on their way.
  useLayoutEffect(() => setRequestLanguage(wanted), [wanted]);
  useLayoutEffect(() => {
    document.documentElement.lang = regionOf[shown];
  }, [shown]);
  const { data: club } = useQuery(clubQuery());
  const messages = useMessages(shown);
  if (!messages && failure) throw failure;
  return messages ? (
    <UiProvider
      locale={shown}
      messages={messages}
      clubName={club?.organizationName}
      facts={club?.sport ? club : undefined}
    >
      {children}
    </UiProvider>
  ) : null;
}
