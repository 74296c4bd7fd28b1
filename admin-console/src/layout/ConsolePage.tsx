import type { ReactNode } from 'react';
import { type MessageId, Page, useText } from 'shared-ui';

export interface ConsolePageProps {
  title: MessageId;
  lead: MessageId;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the console: wide, and none of search engines' business. */
export function ConsolePage({ title, lead, actions, children }: ConsolePageProps) {
  const text = useText();
  return (
    <Page title={text(title)} lead={text(lead)} actions={actions} width="xl" hidden>
      {children}
    </Page>
  );
}
