/** What a browser says it is. */
export interface Device {
  browser: string | null;
  platform: string | null;
}

/**
 * Reads browser and system out of a user agent, e.g. Firefox and Windows; null where it says nothing known, so that
 * nobody writes words of their own into the log or a list of devices.
 */
export async function deviceOf(userAgent: string): Promise<Device> {
  // Loaded with the first login: a start does not need it.
  const { default: bowser } = await import('bowser');
  // A browser's own is a few hundred characters; nobody needs the rest read.
  const { browser, os } = bowser.parse(userAgent.slice(0, 500) || '-');
  const known = (names: Record<string, string>, name = '') =>
    Object.values(names).includes(name) ? name : null;
  return { browser: known(bowser.BROWSER_MAP, browser.name), platform: known(bowser.OS_MAP, os.name) };
}
