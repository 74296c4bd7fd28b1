import { draftsOf, forgetDrafts, now } from 'shared-api';

/**
 * What somebody has typed and not yet stored: kept on the device for them, should their login end, the page be reloaded or
 * the browser close. Small, few, and for a week.
 */
interface Draft {
  /** When it was written, in milliseconds. */
  at: number;
  values: Record<string, unknown>;
}

const longest = 64_000;
const mostDrafts = 10;
const week = 7 * 24 * 60 * 60_000;

/** Names of fields that never leave the page. */
const isSecret = (name: string): boolean => /password|code/i.test(name);

/** Where a form's draft lies. @param page the same in both languages @param form what tells it from others on the page */
export const draftPlace = (person: string, page: string, form: string): string =>
  `${draftsOf(person)}${page} ${form}`;

/** The draft at a place, unless it is too old. */
export const readDraft = (place: string): Draft | undefined => {
  try {
    const draft = JSON.parse(localStorage.getItem(place) ?? 'null') as Draft | null;
    return draft && draft.at > now() - week ? draft : undefined;
  } catch {
    return undefined;
  }
};

/** Deletes one draft. */
export const dropDraft = (place: string): void => forgetDrafts(place, (other) => other === place);

/** Deletes everybody's drafts that are too old, and a person's beyond the newest ten. */
const tidy = (person: string): void => {
  forgetDrafts(draftsOf(), (place) => !readDraft(place));
  const own = Object.keys(localStorage).filter((place) => place.startsWith(draftsOf(person)));
  const newestFirst = own.sort((one, other) => (readDraft(other)?.at ?? 0) - (readDraft(one)?.at ?? 0));
  for (const oldest of newestFirst.slice(mostDrafts)) dropDraft(oldest);
};

/** Keeps a draft, without passwords and codes; one that is too long is not kept. @param place of `draftPlace` */
export const keepDraft = (place: string, values: Draft['values']): void => {
  const draft: Draft = { at: now(), values };
  const text = JSON.stringify(draft, (name, value: unknown) => (isSecret(name) ? undefined : value));
  if (text.length > longest) {
    dropDraft(place);
    return;
  }
  try {
    localStorage.setItem(place, text);
    tidy(place.split(' ')[1] ?? '');
  } catch {
    // Full, or forbidden: what is typed lasts as long as the page.
  }
};
