import { clubDate } from 'shared-api/calendar';
import { refuse } from '../../errors/app-error';
import { answerPage } from '../../http/page';
import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { changeSeason, deleteSeason, setSeasonStatus } from './service';
import { currentSeason, findSeason, listSeasons, seasonUsers } from './store';

/** Seasons and their pass holders; seasons are created in `features/sessions`, with their sessions. */
export function seasonRoutes(route: Route, services: Services): void {
  const { db, clock } = services;

  route('GET /api/v1/Seasons', ({ query, reply }) => answerPage(reply, listSeasons(db, query)));

  route('GET /api/v1/Seasons/current', async () => {
    return (await currentSeason(db, clubDate(clock.now()))) ?? refuse('noCurrentSeason');
  });

  route('GET /api/v1/Seasons/{id}', async ({ params }) => {
    return (await findSeason(db, params.id)) ?? refuse('seasonNotFound');
  });

  route('GET /api/v1/Seasons/{id}/users', async ({ params }) => {
    if (!(await findSeason(db, params.id))) return refuse('seasonNotFound');
    return seasonUsers(db, params.id);
  });

  route('PUT /api/v1/Seasons/{id}', ({ services, params, body, caller, locale }) =>
    changeSeason(services, params.id, body, caller, locale),
  );

  route('PATCH /api/v1/Seasons/{id}/status', ({ services, params, body, caller }) =>
    setSeasonStatus(services, params.id, body.status, caller),
  );

  route('DELETE /api/v1/Seasons/{id}', ({ services, params, caller }) =>
    deleteSeason(services, params.id, caller),
  );
}
