import type { FastifyInstance } from 'fastify';

/** Reads a file of the club's logo; undefined when there is none of that name. */
export type LogoSource = (file: string) => Promise<Uint8Array | undefined>;

/** A drawing was once a logo, too; what is stored was written anew from what is harmless. */
const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png' };

/**
 * Serves the logo under an address that changes with its content. Mail programs load it, too, so it may be shown by
 * other sites; opened on its own, it may do nothing at all.
 */
export function registerLogo(app: FastifyInstance, logo: LogoSource): void {
  const options = { schema: { hide: true } as object };
  app.get<{ Params: { file: string } }>('/api/logo/:file', options, async ({ params: { file } }, reply) => {
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
