/** How strict the pages' security headers are. */
export interface HeaderOptions {
  /** Served over https: browsers are told never to come back without it. */
  https: boolean;
  /** Developers may put a remote of their own, from their own machine, in place of the released one. */
  overrides: boolean;
}

/**
 * The policies that the builds create (infra/webpack/base.ts), and those of shell/src/remotes/trusted-urls.ts and
 * admin-console/src/features/communication/parse-mail.ts. All remotes create one of the same name: which remotes there are
 * is not known here.
 */
const trustedTypes = [
  "'allow-duplicates'",
  'courtside-shell',
  'courtside-remote',
  // Of releases from before.
  'courtside-player-portal',
  'courtside-admin-console',
  'courtside-scripts',
  'courtside-mail-preview',
];

/** Where the map on the about page comes from: with a pin, or found by its address. */
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
  // A development server brings a policy of its own, and makes it anew at each reload.
  'trusted-types': overrides ? ['*', "'allow-duplicates'"] : trustedTypes,
  ...(https && { 'upgrade-insecure-requests': [] }),
});

/** The content security policy of every page; `infra/nginx` sends the same, and a test compares them. */
const contentSecurityPolicy = (options: HeaderOptions): string =>
  Object.entries(directives(options))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** What goes with every file, whatever it is. */
const fileHeaders = ({ https }: HeaderOptions): Record<string, string> => ({
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** The headers of a document, and of whatever a browser may show or run as one: pages, pictures, workers. */
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
 * Scripts, styles and fonts of a page, which no document's policy has any effect on: it would be 1.2 KB for nothing
 * with each of them. A worker's script is a world of its own and has `.worker.` in its name.
 */
export const partOfPage = '^/(?:assets|r)/(?!.*\\.worker\\.).+\\.(?:js|css|woff2)$';
const isPartOfPage = new RegExp(partOfPage);

/** The headers of a published file. @param path with a slash in front */
export const headersOf = (options: HeaderOptions): ((path: string) => Record<string, string>) => {
  const [document, part] = [securityHeaders(options), fileHeaders(options)];
  return (path) => (isPartOfPage.test(path) ? part : document);
};
