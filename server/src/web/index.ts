import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Site } from 'shared-api/pages';
import type { PagePaths } from '../config/page-paths';
import { pageAnswers, type VisitorsCall } from './answers';
import type { ClubSource } from './club';
import { drawInThread } from './draw-in-thread';
import { drawnPages } from './drawn-pages';
import { type HeaderOptions, headersOf, securityHeaders } from './headers';
import { immutable, isImmutable, keptFiles } from './kept-files';
import { keptTexts, textOf } from './kept-texts';
import { type LogoAddresses, registerManifest } from './manifest';
import { pageSource } from './page';
import { type PreviewSource, previewTags, sharedAt } from './preview';
import { addressedFile, addressedFiles } from './public-address';
import { sendText } from './send-text';

/** Reads a person's calendar; 'gone' once its address has ended, undefined if it never was one. */
type CalendarSource = (file: string) => Promise<{ content: string; etag: string } | 'gone' | undefined>;

/** Reads a file of the club's logo; undefined when there is none of that name. */
type LogoSource = (file: string) => Promise<Uint8Array | undefined>;

export interface WebOptions extends HeaderOptions {
  /** The folder that the release tool publishes to. */
  siteDir: string;
  /** The product's public address, without a trailing slash. */
  publicUrl: string;
  club: ClubSource;
  logo: LogoAddresses;
  logoFile: LogoSource;
  calendar: CalendarSource;
  preview: PreviewSource;
  /** The pages that there are now. */
  site: () => Site;
  ask: VisitorsCall;
  /** The server's time in milliseconds. */
  now: () => number;
  pathTo: PagePaths;
}

const cacheControlOf = (path: string): string => {
  if (isImmutable(path)) return immutable;
  return /^\/(registry\/|service-worker\.js)/.test(path) ? 'no-cache' : 'public, max-age=3600';
};

/** Paths of the API and the operators' pages, which never get a page of the interface. */
const isForeign = (path: string): boolean =>
  /^\/(api|auth|health|metrics|assets|r|registry)(\/|$)/.test(path);

const isNavigation = ({ headers, url }: FastifyRequest): boolean => {
  const path = url.split('?')[0] ?? '';
  if (isForeign(path) || /\.\w+$/.test(path)) return false;
  // Clients that make link previews accept anything.
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
};

/**
 * The path of the published file for an address, with a leading slash. Undefined for folders, hidden files,
 * paths out of the site, the release records, and the parts of documents.
 */
const publishedPath = (url: string): string | undefined => {
  const path = decodeURI(url.split('?')[0] ?? '');
  const isPrivate = path.startsWith('/registry/releases/') || /^\/r\/[^/]+\/[^/]+\/pages\//.test(path);
  return !isPrivate && /^(\/[\w@-][\w@.-]*)+$/.test(path) ? path : undefined;
};

/** Not in the API's reference. */
const hidden = { schema: { hide: true } as object };

/**
 * Serves what is published: files with a hash in their name cached for a year, pointers and the page always
 * revalidated, the page for every navigation, and a plain 404 for a missing file.
 */
export const webPlugin = plugin<WebOptions>(
  async (app, options) => {
    const siteDir = resolve(options.siteDir);
    const headers = securityHeaders(options);
    const headersFor = headersOf(options);
    const page = pageSource({
      ...options,
      siteDir,
      preview: previewTags(options),
      answers: pageAnswers(options),
      drawn: drawnPages({
        siteDir,
        draw: drawInThread(),
        now: options.now,
        warn: (err, program) => app.log.warn({ err, program }, 'a page is shown without its sessions'),
      }),
    });

    await app.register(fastifyStatic, {
      root: siteDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      dotfiles: 'ignore',
      suppressWarning: true,
      // Only for existing files: a missing one must not be cached for a year.
      setHeaders: (response, path) =>
        void response.header('cache-control', cacheControlOf(path.slice(siteDir.length))),
    });

    const sendKept = keptFiles(siteDir);
    const file = async (request: FastifyRequest, reply: FastifyReply) => {
      const path = publishedPath(request.url);
      if (path === undefined) return reply.callNotFound();
      reply.headers(headersFor(path));
      return (await sendKept(request, reply, path)) ? reply : reply.sendFile(path.slice(1));
    };
    const kept = keptTexts();
    // Asked for at each visit, and a fifth as long compressed, which nobody has done before: a release writes them.
    app.get('/registry/:pointer(^[\\w-]+\\.json$)', hidden, async (request, reply) => {
      const path = publishedPath(request.url);
      const text = path && textOf(join(siteDir, path));
      if (!text) return reply.callNotFound();
      return sendText(request, reply.headers(headers), 'application/json', await kept(text));
    });
    for (const path of ['/assets/*', '/r/*', '/registry/*', '/service-worker.js'])
      app.get(path, hidden, file);
    for (const [name, type] of Object.entries(addressedFiles)) {
      app.get(`/${name}`, hidden, async (_request, reply) => {
        const text = await addressedFile(siteDir, name, options.publicUrl);
        if (text === undefined) return reply.callNotFound();
        return reply
          .headers({ ...headers, 'cache-control': cacheControlOf(name) })
          .type(type)
          .send(text);
      });
    }
    registerManifest(app, options, options.pathTo, headers);
    registerLogo(app, options.logoFile);
    registerCalendar(app, options.calendar);
    app.get('/:file(^[\\w-]+\\.(?:svg|png|ico|txt)$)', hidden, file);

    app.get('/*', hidden, async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      const found = isNavigation(request) ? await page(path) : undefined;
      if (sharedAt(path, options.pathTo)) reply.header('x-robots-tag', 'noindex');
      if (!found) return reply.callNotFound();
      // When it is so: a browser that shows the document again much later takes no answer from it.
      reply.headers({ ...headers, 'server-timing': `at;desc=${options.now()}` });
      return sendText(request, reply, 'text/html', found);
    });
  },
  { name: 'web' },
);

/** A drawing was once a logo, too; what is stored was written anew from what is harmless. */
const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png' };

/**
 * Serves the logo under an address that changes with its content. Mail programs load it, too, so it may be shown by
 * other sites; opened on its own, it may do nothing at all.
 */
function registerLogo(app: FastifyInstance, logo: LogoSource): void {
  app.get<{ Params: { file: string } }>('/api/logo/:file', hidden, async ({ params: { file } }, reply) => {
    const [, type = ''] = /^[0-9a-f]{32}\.(svg|png)$/.exec(file) ?? [];
    const content = types[type] && (await logo(file));
    if (!content) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      .type(types[type] ?? '')
      .send(Buffer.from(content));
  });
}

/**
 * Serves people's calendars to the programs that follow them: unchanged ones without their content (RFC 9110 §13.1.2),
 * and of an address that has ended that it has, so that they stop asking.
 */
function registerCalendar(app: FastifyInstance, calendar: CalendarSource): void {
  app.get<{ Params: { file: string } }>('/api/calendar/:file', hidden, async ({ params, headers }, reply) => {
    const found = await calendar(params.file);
    if (!found) return reply.callNotFound();
    reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    if (found === 'gone') return reply.code(410).type('text/plain; charset=utf-8').send('');
    reply.header('etag', found.etag);
    if (headers['if-none-match'] === found.etag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(found.content);
  });
}
