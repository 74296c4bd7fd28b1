import { hasKept, useAuth } from 'shared-api';
import { upcomingSessionsQuery } from './api';
import { Component } from './pages/SchedulePage';
import { loadPlayerCard } from './player-card';

/** Loads the schedule; where the device has a player's last one, with their card: their answer is in the first picture. */
export const loadSchedule = async () => {
  const shows = useAuth.getState().token !== null && hasKept(upcomingSessionsQuery());
  // The card itself says that it is lost.
  if (shows) await loadPlayerCard().catch(() => undefined);
  return { Component };
};
