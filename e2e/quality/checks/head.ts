import type { Page } from '@playwright/test';

/** The page's data for search engines and link previews. */
export interface Head {
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  /** Alternate languages of the page, as `en /plan`. */
  alternates: string[];
  hidden: boolean;
  headings: number;
  mains: number;
}

/** Reads the page's head. */
export const headOf = (page: Page): Promise<Head> =>
  page.evaluate(() => {
    const pathOf = (link: Element) => new URL((link as HTMLLinkElement).href).pathname;
    const canonical = document.querySelector('link[rel="canonical"]');
    return {
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? undefined,
      canonical: canonical ? pathOf(canonical) : undefined,
      alternates: [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map(
        (link) => `${link.getAttribute('hreflang')} ${pathOf(link)}`,
      ),
      hidden: /noindex/.test(document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? ''),
      headings: document.querySelectorAll('h1').length,
      mains: document.querySelectorAll('main').length,
    };
  });
