import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const place = '<!--# echo var="public_url" -->';

/**
 * Writes the product's public address where a published file leaves room for it, the way nginx does with `ssi on`
 * and a variable of that name: what search engines and previews read has to be absolute.
 */
export const fillAddress = (text: string, publicUrl: string): string =>
  text.replaceAll(place, publicUrl.replace(/\/$/, ''));

/** Files beside the page that name addresses, with their types. */
export const addressedFiles = { 'robots.txt': 'text/plain', 'sitemap.xml': 'application/xml' } as const;

/** Reads one of them. @returns nothing when it was never published */
export const addressedFile = async (
  siteDir: string,
  name: keyof typeof addressedFiles,
  publicUrl: string,
): Promise<string | undefined> => {
  try {
    return fillAddress(await readFile(join(siteDir, name), 'utf8'), publicUrl);
  } catch {
    return undefined;
  }
};
