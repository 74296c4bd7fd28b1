import type { BrowserContext } from '@playwright/test';

/** What a person does in a browser. */
export interface Effort {
  taps: number;
  /** Words typed: what a field was left with; an address or a password counts as one. */
  typed: number;
  /** Pages and dialogs. */
  screens: number;
  /** Their words, each once. */
  read: number;
}

/** Seconds of a tap and of a word on a phone's keyboard, with what is mistaken and corrected. */
const seconds = { tap: 3, word: 2 };
/** Words read in a minute (Brysbaert, How many words do we read per minute?, 2019). */
const pace = 238;

/** How long it takes. */
export const minutesOf = ({ taps, typed, read }: Effort): number =>
  (taps * seconds.tap + typed * seconds.word) / 60 + read / pace;

/** Counts what is done on a context's pages from now on. @returns the figures so far */
export async function countEffort(context: BrowserContext): Promise<() => Effort> {
  let taps = 0;
  const fields = new Map<string, number>();
  const screens = new Map<string, number>();
  const tell = {
    tap: () => taps++,
    type: (field: string, words: number) => fields.set(field, words),
    show: (heading: string, words: number) =>
      screens.set(heading, Math.max(words, screens.get(heading) ?? 0)),
  };
  for (const [name, count] of Object.entries(tell))
    await context.exposeFunction(`effort_${name}`, count as (...values: unknown[]) => unknown);
  await context.addInitScript(() => {
    const { effort_tap, effort_type, effort_show } = globalThis as unknown as Record<
      string,
      (...values: unknown[]) => void
    >;
    const wordsIn = (text: string) => text.trim().split(/\s+/).filter(Boolean).length;
    addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && effort_tap?.(), true);
    addEventListener(
      'input',
      ({ target }) => {
        const isTyped =
          target instanceof HTMLInputElement && !['file', 'radio', 'checkbox'].includes(target.type);
        if (isTyped || target instanceof HTMLTextAreaElement)
          effort_type?.(`${location.pathname} ${target.name}`, wordsIn(target.value));
      },
      true,
    );
    setInterval(() => {
      const screen = document.querySelector<HTMLElement>('[role="dialog"], main');
      const heading = screen?.querySelector('h1, h2')?.textContent;
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read.
      if (screen && heading) effort_show?.(heading, wordsIn(screen.innerText));
    }, 100);
  });
  const sum = (counts: Map<string, number>) => [...counts.values()].reduce((all, words) => all + words, 0);
  return () => ({ taps, typed: sum(fields), screens: screens.size, read: sum(screens) });
}
