import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveIncludes } from './includes';

/** Files apart from the page that contain absolute addresses, with their types. */
export const addressedFiles = { 'robots.txt': 'text/plain', 'sitemap.xml': 'application/xml' } as const;

/** The product's own address for these files: search engines and link previews need absolute ones. */
export const addressVariables = (publicUrl: string): Record<string, string> => ({
  public_url: publicUrl.replace(/\/$/, ''),
});

/** Reads one of these files. @returns undefined when it was never published */
export const addressedFile = async (
  siteDir: string,
  name: string,
  publicUrl: string,
): Promise<string | undefined> => {
  const text = await readFile(join(siteDir, name), 'utf8').catch(() => undefined);
  return text && resolveIncludes(text, { variables: addressVariables(publicUrl), read: async () => '' });
};
