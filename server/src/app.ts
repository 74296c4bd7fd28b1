import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { mendedAddress } from 'shared-api/mended-address';
import { features } from './club';
import { runTimer } from './club/feature';
import { gatherProps } from './club/mailings/props';
import { decideAccountMails } from './club/people/account-mails';
import { createGuard } from './club/people/logins';
import { readCalendar } from './club/places/calendar';
import { prepareRevision } from './club/schedule/revision';
import { previewOf } from './club/schedule/shared';
import { readLogo } from './club/settings/logo';
import type { Config } from './config/config';
import { livePages, pagePaths } from './config/page-paths';
import { trustedBy } from './config/proxies';
import type { Database } from './data/rows';
import { logoPath, readSettings } from './data/settings';
import { refuse } from './errors/app-error';
import type { Guard } from './http/access';
import { handleError } from './http/error-handler';
import { answerUnknownCalls } from './http/fallback';
import { registerHealth } from './http/health';
import {
  acceptForms,
  ordinaryBody,
  refuseUnstorable,
  tolerateEmptyJson,
  validatorCompiler,
} from './http/input';
import { createLimits, noLimits } from './http/limits';
import { registerMetrics } from './http/metrics';
import { registerDocs } from './http/openapi';
import { endPolitely, type LogTarget, logging, registerSecurityHeaders } from './http/request';
import { createRoute, serializerCompiler } from './http/route';
import type { Privacy, WithLimits } from './http/services';
import { createJobs } from './jobs/jobs';
import { clubFacts } from './mail/context';
import type { Mailer } from './mail/mailer';
import { registerPush } from './mail/outbox/push-worker';
import { registerOutbox } from './mail/outbox/worker';
import type { Clock } from './time/clock';
import { webPlugin } from './web';

/** What an application needs; production and tests each pass their own. */
export interface AppParts {
  config: Config;
  /** Open and migrated; the caller closes it after the application. */
  db: Database;
  mailer: Mailer;
  /** The machine's, and the database's, by default. */
  clock?: Clock;
  /** Where log lines go; standard output by default. */
  logTo?: LogTarget;
}

/** The whole server, ready to `listen` or `inject`; `services.jobs.start()` starts the background jobs. */
export type App = FastifyInstance & { services: WithLimits };

const privacy: Privacy = {
  async forget(tx, user) {
    for (const feature of features) await feature.forget?.(tx, user);
  },
  async exportData(db, userId) {
    const parts: object[] = [];
    for (const { exportData } of features) parts.push((await exportData?.(db, userId)) ?? {});
    return Object.assign({}, ...parts);
  },
};

/** The machine's clock, and the database's. */
const systemClock: Clock = { now: () => new Date(), shared: () => sql`now()` };

/** Creates the server without listening or running jobs. */
export async function buildApp({
  config,
  db: database,
  mailer,
  clock = systemClock,
  logTo,
}: AppParts): Promise<App> {
  const app: FastifyInstance = fastify({
    ...logging(config, logTo),
    trustProxy: trustedBy(config.trustProxy),
    // Cuts off slow headers and bodies; Node's default allows five minutes.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    bodyLimit: ordinaryBody,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1500 },
    rewriteUrl: ({ url = '/' }) => (url.includes('?') ? mendedAddress(url) : url),
    // A path with broken percent-encoding never reaches the routes' error handler.
    frameworkErrors: handleError as never,
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => refuse('notFound'));
  app.setValidatorCompiler(validatorCompiler as never);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  tolerateEmptyJson(app);
  endPolitely(app);
  registerSecurityHeaders(app);

  const site = livePages(config.siteDir);
  const jobs = createJobs({ database, clock, log: app.log });
  const services: WithLimits = {
    db: database.db,
    config,
    clock,
    jobs,
    limits: config.rateLimits ? createLimits(database.db, config.keys) : noLimits,
    pathTo: pagePaths(site, (page) => app.log.warn({ page }, 'a link leads to a page that no app has')),
    privacy,
    revision: prepareRevision(database.db, clock),
  };
  for (const { timers = {} } of features)
    for (const [name, timer] of Object.entries(timers))
      jobs.repeat(name, timer.seconds, () => runTimer(services, timer));
  const reading = {
    ...services,
    log: app.log,
    readClub: () => clubFacts(database.db, config),
    gatherProps: gatherProps(services),
  };
  registerOutbox(jobs, { ...reading, mailer, decideAccountMail: decideAccountMails(services) });
  registerPush(jobs, reading);
  app.addHook('onClose', () => jobs.stop());
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  registerHealth(app, database.db);
  registerMetrics(app, jobs.counts, config.metricsToken);
  registerApi(app, createGuard(database.db, config, clock), services);
  await registerDocs(app, config);
  await app.register(webPlugin, {
    siteDir: config.siteDir,
    publicUrl: config.publicUrl,
    club: async () => {
      const { organizationName: name, sport, weekday, startTime, endTime } = await readSettings(database.db);
      return { name, sport, weekday, startTime, endTime };
    },
    logo: async () => {
      const { logo, logoIcon } = await readSettings(database.db);
      return { logo: logo && logoPath(logo), icon: logoIcon && logoPath(logoIcon) };
    },
    logoFile: (file) => readLogo(database.db, file),
    calendar: (file) => readCalendar(services, file),
    preview: (short, locale) => previewOf(services, short, locale),
    site,
    // By the call's own route and without a login: what a document has, everybody may read.
    ask: async (url, locale) => {
      const { statusCode, headers, body } = await app.inject({ url, headers: { 'accept-language': locale } });
      return statusCode === 200
        ? { body, revision: headers['sessions-revision'] as string | undefined }
        : undefined;
    },
    now: () => clock.now().getTime(),
    pathTo: services.pathTo,
    https: config.publicUrl.startsWith('https:'),
    overrides: config.remoteOverrides,
  });
  return Object.assign(app, { services });
}

/** Registers every call of the contract; other paths of the API answer with an error. */
function registerApi(app: FastifyInstance, guard: Guard, services: WithLimits): void {
  app.register(async (api) => {
    // Replies are data: they must never run or be framed.
    const setHeaders = helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      strictTransportSecurity: services.config.publicUrl.startsWith('https:'),
      xFrameOptions: { action: 'deny' },
    });
    api.addHook('onRequest', (request, reply, next) => {
      reply.header('cache-control', 'no-store').header('vary', 'accept-language');
      setHeaders(request.raw, reply.raw, () => next());
    });
    acceptForms(api);
    api.addHook('preHandler', refuseUnstorable);
    const route = createRoute(api, guard, services);
    for (const feature of features) feature.routes?.(route, services);
    answerUnknownCalls(api);
  });
}
