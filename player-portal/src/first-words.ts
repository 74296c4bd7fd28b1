import type { RouteName } from 'shared-ui';
import type { en } from './messages/en';

type MessageId = keyof typeof en;

interface Words {
  look: 'hero' | 'banner' | 'page' | 'reading';
  kicker?: MessageId;
  title: MessageId;
  lead: MessageId;
}

/**
 * What the shell writes on the pages that are open to all before any app runs: the build puts these texts, in both
 * languages, into the release. Their look and place are those of the pages themselves.
 */
export const firstWords = {
  home: { look: 'hero', kicker: 'home.kicker', title: 'home.title', lead: 'home.subtitle' },
  schedule: { look: 'page', title: 'schedule.title', lead: 'schedule.subtitle' },
  about: { look: 'banner', title: 'about.title', lead: 'about.lead' },
  plan: { look: 'page', title: 'plan.title', lead: 'plan.lead' },
  faq: { look: 'reading', title: 'faq.title', lead: 'faq.lead' },
} satisfies Partial<Record<RouteName, Words>>;
