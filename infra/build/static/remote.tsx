import type { RouteObject } from 'react-router-dom';
import type { RemoteApp } from 'shared-api';
import { loadUiMessages, type Pages, type PageTables, registerPages } from 'shared-ui';
import { type RenderedPage, Renderer, type Situation } from './render';

declare global {
  /** The style rules in the release's sheet, which the build adds to the published program. */
  var sheetRules: string[] | undefined;
}

/** A page as the server has it drawn for what it has just answered. */
interface Asked extends Situation {
  path: `/${string}`;
  site: PageTables;
}

/** What draws a remote's pages, as in the shell's `main`. */
export const remoteDrawer = (app: RemoteApp, pages: Pages) => {
  const drawer = new Renderer(async (locale) => ({
    ...(await loadUiMessages(locale)),
    ...(await app.messages(locale)),
  }));
  const draw = async (page: Pages[string], path: string, only: string, situation?: Situation) => {
    const { Component: Page } = await page.load();
    const element: RouteObject['element'] = (
      <div data-only={only}>
        <Page />
      </div>
    );
    return drawer.draw(path, [{ path: '*', element }], 'page', situation);
  };
  const addressesOf = ({ path }: Pages[string]) => [path.en, path.fr];

  return {
    /**
     * Draws the static pages.
     * @param examples answers with everything that their styles depend on
     */
    async pages(
      site: PageTables,
      examples: Situation[],
    ): Promise<{ drawings: RenderedPage[]; rules: string[] }> {
      registerPages(site);
      const drawings: RenderedPage[] = [];
      for (const page of Object.values(pages)) {
        if (!page.drawn) continue;
        for (const path of addressesOf(page)) {
          drawings.push(await draw(page, path, page.drawn));
          for (const example of page.asks ? examples : []) await draw(page, path, page.drawn, example);
        }
      }
      return { drawings, rules: [...drawer.rules] };
    },

    /** Draws a page with answers. @throws when the release's sheet lacks a style of it */
    async page({ path, site, ...situation }: Asked): Promise<string> {
      registerPages(site);
      const found = Object.values(pages).find((page) => addressesOf(page).includes(path));
      if (!found?.drawn) throw new Error(`Nothing is drawn at ${path}.`);
      const { html } = await draw(found, path, found.drawn, situation);
      const missing = [...drawer.rules].find((rule) => !sheetRules?.includes(rule));
      if (missing) throw new Error(`The sheet lacks ${missing}`);
      return html;
    },
  };
};
