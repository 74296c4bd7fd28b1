/**
 * What somebody has typed and not yet stored: kept on the device for them, should their login end, the page be reloaded or
 * the browser close. Small, few, and for a week.
 */
export interface Draft {
  /** When it was written, in milliseconds. */
  at: number;
  values: Record<string, unknown>;
}

const mark = 'draft ';
const longest = 64_000;
const mostDrafts = 10;
const week = 7 * 24 * 60 * 60_000;

/** Names of fields that never leave the page. */
const isSecret = (name: string): boolean => /password|code/i.test(name);

const ofPerson = (person: string): string => `${mark}${person} `;

/** Where a form's draft lies. @param page the same in both languages @param form what tells it from others on the page */
export const draftPlace = (person: string, page: string, form: string): string =>
  `${ofPerson(person)}${page} ${form}`;

const parsed = (place: string): Draft | undefined => {
  try {
    const draft = JSON.parse(localStorage.getItem(place) ?? 'null') as Draft | null;
    return draft && draft.at > Date.now() - week ? draft : undefined;
  } catch {
    return undefined;
  }
};

const forget = (isGone: (place: string) => boolean): void => {
  try {
    for (const place of Object.keys(localStorage))
      if (place.startsWith(mark) && isGone(place)) localStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
};

/** The draft at a place, unless it is too old. */
export const readDraft = (place: string): Draft | undefined => parsed(place);

/** Deletes one draft. */
export const dropDraft = (place: string): void => forget((other) => other === place);

/** Deletes all drafts of a person who logs out. */
export const forgetDrafts = (person: string): void => forget((place) => place.startsWith(ofPerson(person)));

/** Deletes everybody's drafts that are too old. */
export const forgetOldDrafts = (): void => forget((place) => !parsed(place));

/** Keeps a draft, without passwords and codes, in the place of the person's oldest one; one that is too long is not kept. */
export const keepDraft = (place: string, values: Draft['values']): void => {
  const draft: Draft = { at: Date.now(), values };
  const text = JSON.stringify(draft, (name, value: unknown) => (isSecret(name) ? undefined : value));
  if (text.length > longest) {
    dropDraft(place);
    return;
  }
  try {
    localStorage.setItem(place, text);
  } catch {
    // Full, or forbidden: what is typed lasts as long as the page.
    return;
  }
  const [, person = ''] = place.split(' ');
  const kept = Object.keys(localStorage).filter((other) => other.startsWith(ofPerson(person)));
  const newestFirst = kept.sort((one, other) => (parsed(other)?.at ?? 0) - (parsed(one)?.at ?? 0));
  for (const oldest of newestFirst.slice(mostDrafts)) dropDraft(oldest);
};
