const pageOn = (domain: string) =>
  `^https://(?:[a-z0-9-]+\\.)*${domain.replace('.', '\\.')}/[^\\s/?#][^\\s]*$`;

/**
 * The social networks that a club can name a page of: what each is called, and what an address there looks like. Only
 * https, and only the network's own domain with something after it.
 */
export const networks = {
  facebook: { name: 'Facebook', pattern: pageOn('facebook.com') },
  instagram: { name: 'Instagram', pattern: pageOn('instagram.com') },
  youtube: { name: 'YouTube', pattern: pageOn('youtube.com') },
} as const;
export type Network = keyof typeof networks;
