import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createQueryClient } from 'shared-api';
import { localeOf, UiProvider } from 'shared-ui';
import { setClockOffset } from '../../../shared-api/common/clock';
import { type ClubFacts, factWords } from '../../../shared-api/common/club-facts';
import { type Formatters, formatsOf } from '../../../shared-api/common/format';
import type { Locale } from '../../../shared-api/contract/enums';

/** A page as rendered for a visitor. */
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

/** What a page is drawn for: the answers of its document, by the calls' addresses as JSON, and an instant in milliseconds. */
export interface Situation {
  answers: string;
  at: number;
}

/** Runs `draw` as in a browser that has just been sent the document of an address. */
const asInBrowser = <Result,>(path: string, { answers, at }: Situation, draw: () => Result): Result => {
  let template: object | null = { content: { textContent: answers }, remove: () => (template = null) };
  const browser = {
    // Used for URLs in the document's head, which are not kept.
    location: new URL(path, 'https://club.invalid'),
    // Libraries that look for one as they are loaded find none, and write styles into the markup.
    document: { querySelector: () => template },
    performance: {
      now: () => 0,
      getEntriesByType: () => [{ serverTiming: [{ name: 'at', description: String(at) }] }],
    },
  };
  setClockOffset(at - Date.now());
  Object.assign(globalThis, browser);
  try {
    return draw();
  } finally {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  }
};

/** Outside of a dialog such a form is never sent (HTML, form submission algorithm): what is typed waits for the app. */
const formTags = /<form\b/g;

type Texts = Record<string, string>;

/** Before any answer from the API, and at the build's own time: pages say the year. */
const unanswered = (): Situation => ({ answers: '{}', at: Date.now() });

/** Static pages with a common style sheet. */
export class Renderer {
  /** The styles of all rendered pages. */
  readonly rules = new Set<string>();

  constructor(private readonly textsIn: (locale: Locale) => Promise<Texts>) {}

  /** Renders a page. @param part ends its elements' ids: a document has several parts @throws when a text is missing */
  async draw(
    path: string,
    routes: RouteObject[],
    part: string,
    situation = unanswered(),
  ): Promise<RenderedPage> {
    const locale = localeOf(path);
    const messages = await this.textsIn(locale);
    const html = asInBrowser(path, situation, () => this.markup(path, routes, messages, part));
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
