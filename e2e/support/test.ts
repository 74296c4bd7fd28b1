import { expect } from '@playwright/test';
import { test as base } from './product';

/** Playwright's test, in which a noisy console, a thrown error or a breach of the content policy fails. */
export const test = base.extend<{ quiet: string[] }>({
  /** What the page complained of; a test that causes complaints on purpose empties it. */
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        // What a test adds to every frame, it adds to the e-mail's preview, which runs no scripts, and that is the point of it.
        if (message.text().startsWith("Blocked script execution in 'about:blank'")) return;
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(`thrown: ${error.error().message}`));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
