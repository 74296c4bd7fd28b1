import { now } from '../../common/clock';
import { readStored, store } from '../stored';

/** An answer as the device keeps it. */
export interface Kept {
  data?: unknown;
  /** When it came, by this device's clock. */
  at?: number;
  /** When it is deleted; none for what stays until its person leaves. */
  until?: number | undefined;
  /** The person has changed something since: it is shown only where no newer one can come. */
  isOutdated?: boolean;
}

const mark = 'kept ';

/** How the places of a person's answers begin. @param person null for a visitor */
export const ownerMark = (person: string | null): string => `${mark}${person ?? 'visitor'} `;

/** What is kept at a place; nothing once its time is over. @throws where it is no answer */
export const readKept = (place: string): Kept => {
  const kept = JSON.parse(readStored(place) ?? '{}') as Kept;
  return (kept.until ?? Infinity) > now() ? kept : {};
};

/** Keeps an answer, where the browser lets it. */
export const writeKept = (place: string, kept: Kept): void => {
  store(place, JSON.stringify(kept));
};

/** Does something with each of a person's kept answers. @param person everybody's without it */
export const eachKept = (run: (place: string, kept: () => Kept) => void, person?: string | null): void => {
  const start = person === undefined ? mark : ownerMark(person);
  try {
    for (const place of Object.keys(localStorage))
      if (place.startsWith(start)) run(place, () => readKept(place));
  } catch {
    // Nothing is kept, or it cannot be read.
  }
};

/** Deletes what is kept, other than one person's, and what has had its time. @param person a visitor's with null; without it, everybody's */
export const forgetKept = (person?: string | null): void =>
  eachKept((place, kept) => {
    if (person === undefined || !place.startsWith(ownerMark(person)) || !kept().at)
      localStorage.removeItem(place);
  });

/**
 * Deletes what is kept when an app reads answers by another contract than it did the last time on this device.
 * @param app whose release was loaded
 * @param contract the mark that its build has made of the contract (infra/webpack/contract-mark.ts)
 * @returns whether something may have been kept by another
 */
export const isNewContract = (app: string, contract: string): boolean => {
  const place = `contract ${app}`;
  try {
    if (localStorage.getItem(place) === contract) return false;
    forgetKept();
    localStorage.setItem(place, contract);
  } catch {
    // Nothing is kept.
  }
  return true;
};
