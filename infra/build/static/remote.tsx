import type { RouteObject } from 'react-router-dom';
import type { RemoteApp } from 'shared-api';
import { loadUiMessages, type Pages, type PageTables, registerPages } from 'shared-ui';
import { type RenderedPage, Renderer } from './render';

/** Renders a remote's static pages, as in the shell's `main`. */
export const renderRemote = async (
  app: RemoteApp,
  pages: Pages,
  site: PageTables,
): Promise<{ drawings: RenderedPage[]; css: string }> => {
  registerPages(site);
  const drawer = new Renderer(async (locale) => ({
    ...(await loadUiMessages(locale)),
    ...(await app.messages(locale)),
  }));
  const drawings: RenderedPage[] = [];
  for (const { path, drawn, load } of Object.values(pages)) {
    if (!drawn) continue;
    const { Component: Page } = await load();
    const element: RouteObject['element'] = (
      <div data-only={drawn}>
        <Page />
      </div>
    );
    for (const address of [path.en, path.fr])
      drawings.push(await drawer.draw(address, [{ path: '*', element }], 'page'));
  }
  return { drawings, css: drawer.css };
};
