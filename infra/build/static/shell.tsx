import type { ReactNode } from 'react';
import { loadUiMessages, type Pages, type PageTables, registerPages } from 'shared-ui';
import { Layout } from '../../../shell/src/layout';
import { loadMessages, loadPageMessages } from '../../../shell/src/messages/load';
import { type RenderedPage, Renderer } from './render';

/** Where the web server includes the static page of the remote's live release. */
const remotePlace = '<div data-remote=""></div>';
const remotePart = '<!--# include virtual="/registry/parts/page.html" -->';

const contentOf = async (page: Pages[string] | undefined): Promise<ReactNode> => {
  if (!page) return <div data-remote="" />;
  if (!page.drawn) return null;
  const { Component: Page } = await page.load();
  return (
    <div data-only={page.drawn}>
      <Page />
    </div>
  );
};

/** Renders the frame for the address of every page, and in it the shell's own static pages. */
export const renderShell = async (
  own: Pages,
  site: PageTables,
): Promise<{ drawings: RenderedPage[]; rules: string[] }> => {
  registerPages(site);
  const drawer = new Renderer(async (locale) => ({
    ...(await loadUiMessages(locale)),
    ...(await loadMessages(locale)),
    ...(await loadPageMessages(locale)),
  }));
  const drawings: RenderedPage[] = [];
  const pages = Object.entries(site).flatMap(([app, table]) =>
    Object.entries(table).map(([name, { path }]) => ({
      path,
      page: app === 'shell' ? own[name] : undefined,
    })),
  );
  for (const { path, page } of pages) {
    const element = await contentOf(page);
    for (const address of [path.en, path.fr]) {
      const routes = [{ element: <Layout />, children: [{ path: '*', element }] }];
      const { html, ...drawing } = await drawer.draw(address, routes, 'frame');
      drawings.push({ ...drawing, html: html.replace(remotePlace, remotePart) });
    }
  }
  return { drawings, rules: [...drawer.rules] };
};
