import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillIn } from './includes';

/** Files beside the page that name addresses, with their types. */
export const addressedFiles = { 'robots.txt': 'text/plain', 'sitemap.xml': 'application/xml' } as const;

/** The values of the product's own address: what search engines and previews read has to be absolute. */
export const addressVariables = (publicUrl: string): Record<string, string> => ({
  public_url: publicUrl.replace(/\/$/, ''),
});

/** Reads one of them. @returns nothing when it was never published */
export const addressedFile = async (
  siteDir: string,
  name: string,
  publicUrl: string,
): Promise<string | undefined> => {
  const text = await readFile(join(siteDir, name), 'utf8').catch(() => undefined);
  return text && fillIn(text, { variables: addressVariables(publicUrl), read: async () => '' });
};
