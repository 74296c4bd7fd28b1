const mark = 'draft ';

/** Where a person's drafts lie in local storage: the beginning of their keys; of everybody's without one. */
export const draftsOf = (person?: string): string => (person === undefined ? mark : `${mark}${person} `);

/** Deletes drafts. @param beginning of their keys @param isGone which of them; all by default */
export const forgetDrafts = (beginning: string, isGone: (place: string) => boolean = () => true): void => {
  try {
    for (const place of Object.keys(localStorage))
      if (place.startsWith(beginning) && isGone(place)) localStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
};
