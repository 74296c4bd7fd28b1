import { isAddress, type Language, type lineProblems, rules } from 'shared-api/contract';
import { meantAddress } from 'shared-api/meant-address';
import { keptAddress } from '../../../data/address';
import { normalise } from '../../interac/reading';
import type { Names } from './names';

export type LineProblem = (typeof lineProblems)[number];

/** Somebody on a list. */
export interface Listed {
  firstName: string;
  lastName: string;
  email: string;
  /** Null when the list does not say. */
  language: Language | null;
}

/** What a line says; of one that needs a look, as much as is understood. */
export interface Line extends Listed {
  /** As it stands in the list. */
  text: string;
  problem: LineProblem | null;
}

/** What looks like an address, before it is checked. */
const addresses = /(?<![^\s<>()[\]",;:|])[^\s<>()[\]",;:|]+@[^\s<>()[\]",;:|]+/g;

/** The addresses in a text, as they stand there. */
export const addressesIn = (text: string): string[] => text.match(addresses) ?? [];

/** An address without the signs around it. */
export const bareAddress = (address: string | undefined): string =>
  (address ?? '').replace(/^'+|(?<![.'])[.']+$/g, '');

const { min, max, unseen } = rules.name;
const isName = new RegExp(`^(?!.*${unseen}).{${min},${max}}$`, 'u');

/** A person with the address as it is kept. */
export const kept = (listed: Listed): Listed => ({ ...listed, email: keptAddress(listed.email) });

/** What keeps a person from being invited, whoever has looked. */
export function missing({ firstName, lastName, email }: Listed): LineProblem | null {
  if (email === '') return 'noAddress';
  if (!isAddress(email)) return 'badAddress';
  if (isGroup(email)) return 'group';
  if (firstName === '') return 'noName';
  if (lastName === '') return 'noLastName';
  return isName.test(firstName) && isName.test(lastName) ? null : 'badName';
}

/** Addresses behind which is no one person. */
const isGroup = (email: string): boolean =>
  /@(googlegroups\.com|groups\.io|groups\.google\.com|yahoogroups\.com|yahoogroupes\.fr)$|^(no-?reply|do-?not-?reply|ne-?pas-?repondre|mailer-daemon|postmaster)@/i.test(
    email,
  );

/** What is read of one line. */
interface Found {
  text: string;
  names: Names;
  /** The cell or text with the address. */
  address: string;
  language: Language | null;
}

/** A line, and whether it needs a look. */
export function lineOf({ text, names: { problem, ...names }, address, language }: Found): Line {
  const [first, ...others] = new Set(addressesIn(address).map(bareAddress));
  const person = kept({ ...names, email: first ?? '', language });
  return {
    ...person,
    text: normalise(text),
    problem:
      (person.email === '' && address.includes('@') ? 'badAddress' : missing(person)) ??
      // Google writes several addresses of one person so.
      (others.length > 0 && !address.includes(':::') ? 'addresses' : null) ??
      (meantAddress(person.email) === undefined ? null : 'meant') ??
      problem,
  };
}
