import { expect } from '@playwright/test';
import { test as base } from './product';
import { translating } from './translator';

/** Playwright's test; logged errors, exceptions and violations of the content policy fail it. */
export const test = base.extend<{ quiet: string[]; translated: boolean }>({
  /** Whether the browser translates every page; with TRANSLATED=true all do. */
  translated: [process.env.TRANSLATED === 'true', { option: true }],
  context: async ({ context, translated }, use) => {
    if (translated) await translating(context);
    await use(context);
  },
  /** The page's errors; a test that causes some on purpose clears them. */
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        // Playwright adds its scripts to every frame, including the e-mail's preview, which must not run any.
        if (message.text().startsWith("Blocked script execution in 'about:blank'")) return;
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        // Chromium waits a few seconds, too few for a busy machine; the walk looks for such files without a clock.
        if (/\.js(on)? was preloaded using link preload but not used within/.test(message.text())) return;
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
