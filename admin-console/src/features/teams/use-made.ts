import { useState } from 'react';
import type { Teams, Wishes } from './balance';

/** What somebody has decided about a session's teams. Ids only: no names, and no strengths. */
interface Made {
  count: number;
  /** Empty before they are made. */
  teams: Teams;
  wishes: Wishes;
}

const nothing: Made = { count: 2, teams: [], wishes: { together: [], apart: [] } };

const read = (place: string): Made => {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Made>) };
  } catch {
    return nothing;
  }
};

/** A session's teams, kept as long as the tab: a page that is loaded again shows what is on the wall. */
export const useMade = (sessionId: string): [Made, (changes: Partial<Made>) => void] => {
  const place = `teams ${sessionId}`;
  const [made, setMade] = useState(() => read(place));
  const change = (changes: Partial<Made>) => {
    const next = { ...made, ...changes };
    setMade(next);
    try {
      sessionStorage.setItem(place, JSON.stringify(next));
    } catch {
      // Full, or forbidden: they last as long as the page.
    }
  };
  return [made, change];
};
