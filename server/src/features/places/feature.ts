import { eq, or } from 'drizzle-orm';
import { sessions, places as table } from '../../db/schema';
import type { Feature } from '../../feature';
import { sweepPlaces } from './sweep';

export const places: Feature = {
  timers: { places: { seconds: 60, run: sweepPlaces } },
  exportData: async (db, userId) => ({
    places: await db
      .select({
        sessionDate: sessions.sessionDate,
        standing: table.standing,
        mark: table.mark,
        markedOn: table.markedOn,
        source: table.source,
        late: table.late,
        promised: table.policy,
        guestName: table.guestName,
        notes: table.notes,
        updateReason: table.updateReason,
        createdOn: table.createdOn,
      })
      .from(table)
      .innerJoin(sessions, eq(sessions.id, table.sessionId))
      .where(or(eq(table.userId, userId), eq(table.hostId, userId))),
  }),
};
