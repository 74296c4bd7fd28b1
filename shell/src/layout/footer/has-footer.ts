import { pageAround } from 'shared-ui';

/** Whether a page has the footer: pages with a single task and the administrators' do not. */
export const hasFooter = (pathname: string): boolean => {
  const page = pageAround(pathname);
  return !page?.single && page?.access !== 'admin' && page?.access !== 'door';
};
