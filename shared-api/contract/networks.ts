const pageOn = (domain: string) =>
  `^https://(?:[a-z0-9-]+\\.)*${domain.replace('.', '\\.')}/[^\\s/?#][^\\s]*$`;

/**
 * The supported social networks with their names and address patterns: only https, and only the network's own domain
 * with a path.
 */
export const networks = {
  facebook: { name: 'Facebook', pattern: pageOn('facebook.com') },
  instagram: { name: 'Instagram', pattern: pageOn('instagram.com') },
  youtube: { name: 'YouTube', pattern: pageOn('youtube.com') },
} as const;
export type Network = keyof typeof networks;
