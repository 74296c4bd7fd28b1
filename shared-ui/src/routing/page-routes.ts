import { type ComponentType, createElement } from 'react';
import type { PageData } from 'shared-api/pages';
import { useRecordId } from './hooks';

/** A page's module: it exports its component as `Component`, as the router expects. */
type PageModule = () => Promise<{ Component: ComponentType }>;

/** An app's page table: the published data of each page, and its code, which is loaded on first use. */
export type Pages = Record<
  string,
  PageData & {
    load: PageModule;
    /** The page above it, for the app's own navigation; not published. */
    parent?: string;
  }
>;

/** One for both languages: the language switch keeps what is on the page. */
const anew = new WeakMap<ComponentType, ComponentType>();

/** A record's page begins anew for another record: what was opened or typed for one is not sent for the next. */
const anewForEach = (Page: ComponentType): ComponentType => {
  const known = anew.get(Page) ?? (() => createElement(Page, { key: useRecordId() }));
  anew.set(Page, known);
  return known;
};

/** An app's routes, each under its English and its French path; the shell's guard reads their handle. */
export const pageRoutes = (pages: Pages) =>
  Object.values(pages).flatMap(({ path, access, load }) => {
    const isRecords = path.en.includes('/:id');
    const lazy = isRecords ? async () => ({ Component: anewForEach((await load()).Component) }) : load;
    return [path.en, path.fr].map((address) => ({ path: address, handle: { access }, lazy }));
  });
