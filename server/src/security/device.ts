/** A browser's name and system. */
export interface Device {
  browser: string | null;
  platform: string | null;
}

/**
 * Reads browser and system from a user agent, e.g. Firefox and Windows; null when unknown, so that nobody can write
 * their own text into the log or a list of devices.
 */
export async function deviceOf(userAgent: string): Promise<Device> {
  // Loaded with the first login, for a fast start.
  const { default: bowser } = await import('bowser');
  // Real user agents have a few hundred characters; the rest is not parsed.
  const { browser, os } = bowser.parse(userAgent.slice(0, 500) || '-');
  const known = (names: Record<string, string>, name = '') =>
    Object.values(names).includes(name) ? name : null;
  return { browser: known(bowser.BROWSER_MAP, browser.name), platform: known(bowser.OS_MAP, os.name) };
}
