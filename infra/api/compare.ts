import { major, minor } from 'semver';
import { parseReport, type SharedPackage } from './report';

/** What changed in a package between two reports. */
export interface ApiChange {
  breaking: string[];
  added: string[];
}

/** Everything that was there and is gone or is another thing now breaks those who were built on it. */
export const changeBetween = (before: string, after: string): ApiChange => {
  const [old, current] = [parseReport(before).api, parseReport(after).api];
  const breaking = [...old].flatMap(([name, text]) => {
    const now = current.get(name);
    if (now === text) return [];
    return [now === undefined ? `${name} is gone` : `${name} has another type`];
  });
  return { breaking, added: [...current.keys()].filter((name) => !old.has(name)) };
};

/**
 * Holds a shared package to semver against what is live.
 * @returns one line for each promise that the version breaks
 */
export const brokenPromises = (name: SharedPackage, live: string, current: string): string[] => {
  const { breaking, added } = changeBetween(live, current);
  const [from, to] = [parseReport(live).version, parseReport(current).version];
  if (breaking.length > 0 && major(to) <= major(from)) {
    return breaking.map((line) => `${line}: ${name} needs a version above ${major(from)}.x`);
  }
  const raised = major(to) > major(from) || minor(to) > minor(from);
  return added.length > 0 && !raised
    ? [`${name} offers more (${added[0]}, …): it needs a version above ${from}`]
    : [];
};
