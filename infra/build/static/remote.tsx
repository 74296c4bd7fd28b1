import type { RouteObject } from 'react-router-dom';
import type { RemoteApp } from 'shared-api';
import { loadUiMessages, type OpenPages } from 'shared-ui';
import { type RouteName, sitePaths } from '../../../shared-api/common/paths';
import { Drawer, type Drawing } from './draw';

/** Draws a remote's open pages, as they stand in the shell's `main`. */
export const drawRemote = async (
  app: RemoteApp,
  openPages: OpenPages,
): Promise<{ drawings: Drawing[]; css: string }> => {
  const drawer = new Drawer(async (locale) => ({
    ...(await loadUiMessages(locale)),
    ...(await app.messages(locale)),
  }));
  const routes = app.routes();
  const drawings: Drawing[] = [];
  for (const [name, only] of Object.entries(openPages)) {
    for (const path of Object.values(sitePaths[name as RouteName])) {
      const { lazy } = routes.find((route) => route.path === path) ?? {};
      if (typeof lazy !== 'function') throw new Error(`no page of this app is at ${path}`);
      const { Component: Page } = (await lazy()) as { Component: NonNullable<RouteObject['Component']> };
      const element = (
        <div data-only={only}>
          <Page />
        </div>
      );
      drawings.push(await drawer.draw(path, [{ path: '*', element }]));
    }
  }
  return { drawings, css: drawer.css };
};
