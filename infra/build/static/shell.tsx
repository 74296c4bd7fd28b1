import type { ComponentType, ReactNode } from 'react';
import { loadUiMessages, type OpenPages, type RouteName, routeNames } from 'shared-ui';
import { sitePaths } from '../../../shared-api/common/paths';
import { identityRoutes } from '../../../shell/src/features';
import { Layout } from '../../../shell/src/layout';
import { loadMessages } from '../../../shell/src/messages/load';
import { Drawer, type Drawing, widths } from './draw';

/** Where the web server includes what the portal's live release has drawn. */
const remotePlace = '<div data-remote=""></div>';

const pageAt = async (path: string, name: RouteName, openPages: OpenPages): Promise<ReactNode> => {
  const own = identityRoutes.find((route) => route.path === path);
  if (!own) return <div data-remote="" />;
  const only = openPages[name];
  if (only === undefined || typeof own.lazy !== 'function') return null;
  const { Component: Page } = (await own.lazy()) as { Component: ComponentType };
  return (
    <div data-only={only}>
      <Page />
    </div>
  );
};

/** Draws what is around every page that has an address of its own, and the shell's own open pages. */
export const drawShell = async (openPages: OpenPages): Promise<{ drawings: Drawing[]; css: string }> => {
  const drawer = new Drawer(async (locale) => ({
    ...(await loadUiMessages(locale)),
    ...(await loadMessages(locale)),
  }));
  const drawings: Drawing[] = [];
  for (const name of routeNames) {
    for (const path of Object.values(sitePaths[name])) {
      const element = await pageAt(path, name, openPages);
      const drawing = await drawer.draw(path, [{ element: <Layout />, children: [{ path: '*', element }] }]);
      for (const width of widths) {
        const include = `<!--# include virtual="$portal/pages$page/${width}.html" -->`;
        drawing[width] = drawing[width].replace(remotePlace, include);
      }
      drawings.push(drawing);
    }
  }
  return { drawings, css: drawer.css };
};
