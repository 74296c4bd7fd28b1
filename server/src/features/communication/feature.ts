import type { Feature } from '../../feature';
import { forgetEmails, giveUpEmails, removeOldEmails } from '../../outbox/store';
import { sendReminders } from './reminders';
import { communicationRoutes } from './routes';
import { sendScheduled } from './scheduled';
import { forgetMailings, wordsTo } from './store';

export const communication: Feature = {
  routes: communicationRoutes,
  timers: {
    reminders: { seconds: 300, run: sendReminders },
    'scheduled-mailings': { seconds: 60, run: sendScheduled },
    'old-emails': {
      seconds: 300,
      async perform({ db: tx, clock }) {
        await giveUpEmails(tx, clock.now());
        await removeOldEmails(tx, clock.now());
      },
    },
  },
  async forget(tx, user) {
    await forgetMailings(tx, user);
    await forgetEmails(tx, user);
  },
  exportData: async (db, userId) => ({ mailings: await wordsTo(db, userId) }),
};
