import { refuse } from '../../errors/app-error';
import type { Route } from '../../http/route';
import { audit } from '../audit/store';
import { lockUser } from '../users/store';
import { readRatings, saveRating } from './store';

/**
 * How strong people play: the only calls that read or write it. It is in no answer, file or e-mail to anybody but
 * administrators, the file of a person's own data included (test/privacy/ratings.test.ts).
 */
export function ratingRoutes(route: Route): void {
  route('GET /api/v1/Ratings', ({ services: { db } }) => readRatings(db));

  route('PUT /api/v1/Ratings/{userId}', async ({ services: { db }, params: { userId }, body, caller }) => {
    if (!(await lockUser(db, userId))) return refuse('userNotFound');
    await saveRating(db, userId, body.rating);
    // About nobody and without the figure: what is said about somebody is in the file of their data.
    await audit(db, caller, { action: 'rating.update', entityId: userId, about: [] });
    return readRatings(db);
  });
}
