import type { OpenPages } from 'shared-ui';

/** The pages that the build draws (decision 0049). */
export const openPages = {
  home: 'visitor',
  schedule: 'plain',
  about: '',
  plan: 'visitor',
  faq: '',
} satisfies OpenPages;
