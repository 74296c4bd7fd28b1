/** What somebody has just registered with, as the history of this browser's tab keeps it: without the password. */
export interface Registered {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** The registration in the history state. */
export const registeredIn = (state: unknown): Registered | undefined =>
  (state as { registered?: Registered } | null)?.registered;

let typed: { email: string; password: string } | undefined;

/** Keeps a registration's password for as long as the page lives: whoever mends the address does not type it again. */
export const keepPassword = (email: string, password: string): void => {
  typed = { email, password };
};

/** The password that an address was registered with; empty once the page has been left. */
export const keptPassword = (email: string): string => (typed?.email === email ? typed.password : '');
