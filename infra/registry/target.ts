/** A file's headers, for targets that serve files. */
export interface Serving {
  contentType: string;
  cacheControl: string;
  contentEncoding?: 'br' | 'gzip';
}

/** Where releases are published: the web root, or a bucket behind it. */
export interface ReleaseTarget {
  /** Its name in messages. */
  name: string;
  has(path: string): Promise<boolean>;
  /** @returns undefined when there is no such file */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes a file atomically: readers see the old one or the new one. */
  write(path: string, content: Buffer, serving: Serving): Promise<void>;
  remove(path: string): Promise<void>;
  /** @returns the paths of all files below a folder; all there are for '' */
  list(folder: string): Promise<string[]>;
}

/** @returns undefined when there is no such file @throws when it is damaged */
export const readJson = async <Content>(
  target: ReleaseTarget,
  path: string,
): Promise<Content | undefined> => {
  const content = await target.read(path);
  try {
    return content && (JSON.parse(String(content)) as Content);
  } catch (error) {
    throw new Error(`${path} is damaged at ${target.name}`, { cause: error });
  }
};
