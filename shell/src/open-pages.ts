import type { OpenPages } from 'shared-ui';

/** The shell's own pages that the build draws; around every other page it draws the bars and the footer (decision 0049). */
export const openPages = {
  login: 'visitor plain',
  register: 'visitor',
} satisfies OpenPages;
