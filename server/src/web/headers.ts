/** Options of the pages' security headers. */
export interface HeaderOptions {
  /** Served over https: browsers must not come back without it. */
  https: boolean;
  /** Developers may load their own remote from their machine in place of the released one. */
  overrides: boolean;
}

/**
 * Trusted Types policies of the builds (infra/webpack/base.ts), of shell/src/remotes/trusted-urls.ts and of
 * admin-console/src/features/communication/parse-mail.ts. All remotes share a name, since they are not known
 * here.
 */
const trustedTypes = [
  "'allow-duplicates'",
  'courtside-shell',
  'courtside-remote',
  'courtside-scripts',
  'courtside-mail-preview',
];

/** The source of the about page's map: with a pin, or found by its address. */
const maps = ['https://www.openstreetmap.org', 'https://www.google.com'];

const local = ['http://localhost:*', 'http://127.0.0.1:*'];

const directives = ({ https, overrides }: HeaderOptions): Record<string, string[]> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...(overrides ? local : [])],
  'style-src': ["'self'", ...(overrides ? ["'unsafe-inline'"] : [])],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...(overrides ? [...local, 'ws://localhost:*', 'ws://127.0.0.1:*'] : [])],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': maps,
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  // A development server has its own policy, and recreates it at each reload.
  'trusted-types': overrides ? ['*', "'allow-duplicates'"] : trustedTypes,
  ...(https && { 'upgrade-insecure-requests': [] }),
});

/** The content security policy of every page. */
const contentSecurityPolicy = (options: HeaderOptions): string =>
  Object.entries(directives(options))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** Headers of every file. */
const fileHeaders = ({ https }: HeaderOptions): Record<string, string> => ({
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Headers of documents, and of anything that a browser may show or run as one: pages, pictures, workers. */
export const securityHeaders = (options: HeaderOptions): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(options),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'publickey-credentials-get=(self), publickey-credentials-create=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  ...fileHeaders(options),
});

/**
 * A page's scripts, styles and fonts, which a document's policy does not affect: it would waste 1.2 KB with each of
 * them.
 */
const isPartOfPage = /^\/(?:assets|r)\/.+\.(?:js|css|woff2)$/;

/** The headers of a published file. @param path with a leading slash */
export const headersOf = (options: HeaderOptions): ((path: string) => Record<string, string>) => {
  const [document, part] = [securityHeaders(options), fileHeaders(options)];
  return (path) => (isPartOfPage.test(path) ? part : document);
};
