import type { Feature } from '../../feature';
import { doorRoutes } from './routes';
import { eventsAbout, forgetAtDoor } from './store';

export const door: Feature = {
  routes: doorRoutes,
  forget: forgetAtDoor,
  exportData: async (db, userId) => ({ door: await eventsAbout(db, userId) }),
};
