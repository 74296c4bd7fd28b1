import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createQueryClient } from 'shared-api';
import { localeOf, UiProvider } from 'shared-ui';
import { type ClubFacts, factWords } from '../../../shared-api/common/club-facts';
import { type Formatters, formatsOf } from '../../../shared-api/common/format';
import type { Locale } from '../../../shared-api/contract/enums';

/** A page as rendered for a visitor, before any answer from the API. */
export interface RenderedPage {
  path: string;
  locale: Locale;
  html: string;
}

/** Where the web server writes the club's name, and its facts, which no text has by itself. React would escape a directive. */
const clubName = '{club name}';
const facts: ClubFacts = { sport: 'clubsport', weekday: 3, startTime: '03:07', endTime: '04:08' };
const formatters: Formatters = {
  getDateTimeFormat: (...made) => new Intl.DateTimeFormat(...made),
  getNumberFormat: (...made) => new Intl.NumberFormat(...made),
  getRelativeTimeFormat: (...made) => new Intl.RelativeTimeFormat(...made),
};
const directive = (variable: string) => `<!--# echo var="${variable}" encoding="none" default="" -->`;

/** A drawn page with directives for what it says of the club. */
const forAnyClub = (html: string, locale: Locale): string => {
  const words = factWords(facts, locale, formatsOf(locale, formatters));
  return (['when', 'day', 'sport'] as const).reduce(
    (drawn, word) => drawn.replaceAll(words[word], directive(`${word}_${locale}`)),
    html.replaceAll(clubName, directive('club_name')),
  );
};

/** Elements that React hoists for the document's head, which has its own. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;
/** The content policy forbids style attributes; they become rules of the style sheet. */
const styleAttributes = / style="([^"&]*)"/g;
/** On a server, emotion renders each style before its first use. */
const styleTags = /<style data-emotion[^>]*>([^<]*)<\/style>/g;

/** Runs `draw` with stubs of browser APIs; errors logged by React are thrown. */
const pretendingBrowser = <Result,>(path: string, draw: () => Result): Result => {
  const pretended = {
    // Used for URLs in the document's head, which are not kept.
    location: new URL(path, 'https://club.invalid'),
    navigator: { onLine: true },
  };
  const before = Object.entries(pretended).map(([name, value]) => {
    const own = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true });
    return () =>
      own ? Object.defineProperty(globalThis, name, own) : Reflect.deleteProperty(globalThis, name);
  });
  const { error } = console;
  // A missing text, or a component that needs a browser, is a bug.
  console.error = (...messages) => {
    throw new Error(messages.join(' '));
  };
  try {
    return draw();
  } finally {
    console.error = error;
    for (const restore of before) restore();
  }
};

/** Outside of a dialog such a form is never sent (HTML, form submission algorithm): what is typed waits for the app. */
const formTags = /<form\b/g;

type Texts = Record<string, string>;

/** Static pages with a common style sheet. */
export class Renderer {
  private readonly rules = new Set<string>();

  constructor(private readonly textsIn: (locale: 'en' | 'fr') => Promise<Texts>) {}

  /** The styles of all rendered pages. */
  get css(): string {
    return [...this.rules].join('\n');
  }

  /** Renders a page. @param part ends its elements' ids: a document has several parts @throws when a text is missing */
  async draw(path: string, routes: RouteObject[], part: string): Promise<RenderedPage> {
    const locale = localeOf(path);
    const messages = await this.textsIn(locale);
    const html = pretendingBrowser(path, () => this.markup(path, routes, messages, part));
    return { path, locale, html };
  }

  private markup(path: string, routes: RouteObject[], messages: Texts, part: string): string {
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    const html = renderToStaticMarkup(
      <QueryClientProvider client={createQueryClient()}>
        <UiProvider locale={localeOf(path)} messages={messages} clubName={clubName} facts={facts}>
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>,
      { identifierPrefix: part },
    )
      .replace(styleTags, (_, rule: string) => {
        this.rules.add(rule);
        return '';
      })
      .replace(styleAttributes, (_, declared: string) => {
        this.rules.add(`#root [data-style="${declared}"]{${declared}}`);
        return ` data-style="${declared}"`;
      })
      .replace(headTags, '')
      .replace(formTags, '<form method="dialog"');
    return forAnyClub(html, localeOf(path));
  }
}
