import {
  type Correction,
  type InvitationFate,
  type InvitationPreview,
  type ListedPerson,
  plain,
} from 'shared-api';
import type { Checked as CheckedList } from '../../lists/checked';
import { type InvitationSaid, previewInvitations } from '../api';

export type Checked = CheckedList<InvitationPreview, InvitationSaid>;

/** Has a list read. */
export const check = async (said: InvitationSaid): Promise<Checked> => ({
  preview: await previewInvitations(said),
  said,
});

/** A line as somebody has corrected it; undefined takes the correction back. */
export const withCorrection = (
  { corrections = [], ...said }: InvitationSaid,
  line: number,
  person: Correction['person'] | undefined,
): InvitationSaid => ({
  ...said,
  corrections: [
    ...corrections.filter((one) => one.line !== line),
    ...(person === undefined ? [] : [{ line, person }]),
  ],
});

/** Those on a list who get an invitation. */
export const peopleToInvite = ({ people }: InvitationPreview) =>
  people
    .filter(({ fate }) => fate === 'new')
    .map(({ firstName, lastName, email, language }) => ({ firstName, lastName, email, language }));

/** What becomes of a line: first what somebody may want to change. */
export const groups = ['unread', 'shared', 'new', 'waiting', 'known', 'twice', 'leftOut'] as const;
export type Group = (typeof groups)[number];

/** A person on a list, and which line of it. */
export interface ListedLine {
  line: number;
  person: ListedPerson;
}

/** The group of a fate. */
export const groupOf = (fate: InvitationFate): Group => groups.find((group) => group === fate) ?? 'unread';

/** The lines by what becomes of them; those with one address stand together. */
export const groupsIn = (people: readonly ListedPerson[]): { group: Group; lines: ListedLine[] }[] =>
  groups.map((group) => ({
    group,
    lines: people
      .map((person, line) => ({ line, person }))
      .filter(({ person }) => groupOf(person.fate) === group)
      .sort((a, b) => (group === 'shared' ? byAddress(a.person, b.person) : 0)),
  }));

const byAddress = (one: ListedPerson, other: ListedPerson): number =>
  one.email.toLowerCase().localeCompare(other.email.toLowerCase());

/**
 * The address with which somebody who shares theirs can have an account: what follows a plus sign reaches the same
 * mailbox at Gmail, Outlook and iCloud.
 */
export const ownAddress = ({ firstName, email }: ListedPerson): string => {
  const name = plain(firstName).replace(/[^a-z0-9]/g, '');
  const [local = '', domain = ''] = email.split('@');
  return name === '' ? email : `${local.split('+', 1)[0]}+${name}@${domain}`;
};
