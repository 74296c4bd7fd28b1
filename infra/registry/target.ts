/** How a file is to be served, for targets that serve what they are given. */
export interface Serving {
  contentType: string;
  cacheControl: string;
  contentEncoding?: 'br' | 'gzip';
}

/** Where releases go: the web root, or a bucket behind it. */
export interface ReleaseTarget {
  /** What it is called in messages. */
  name: string;
  has(path: string): Promise<boolean>;
  /** @returns nothing when there is no such file */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes a file at once: whoever reads meanwhile sees the old one or the new one, and never a part. */
  write(path: string, content: Buffer, serving: Serving): Promise<void>;
  /** @returns the paths of all files below a folder */
  list(folder: string): Promise<string[]>;
}

/** @returns nothing when there is no such file @throws when it is damaged */
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
