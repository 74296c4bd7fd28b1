import { pageAround } from 'shared-ui';

/** Whether a page ends with the footer: not the pages with one thing to do, nor the administrators'. */
export const hasFooter = (pathname: string): boolean => {
  const page = pageAround(pathname);
  return !page?.single && page?.access !== 'admin';
};
