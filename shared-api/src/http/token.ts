/** Who calls: the token that calls are sent with, and whose it is. Both null for a visitor. */
interface Caller {
  token: string | null;
  person: string | null;
}

let caller: Caller = { token: null, person: null };
/** Whose page is asking, while `askingFor` runs. */
let asker: string | null | undefined;
const listeners = new Set<(refused: string) => void>();

/** Sets who calls; maintained by the auth store. @param person the token's owner */
export const setToken = (token: string | null, person = token) => {
  caller = { token, person };
};

/** The token that calls are sent with; null for a visitor. */
export const currentToken = () => caller.token;

/** Who calls now. */
export const currentCaller = (): Caller => caller;

/**
 * Runs what a page asks for the person for whom it was made. Pages outlive a login: what is asked for somebody who is no
 * longer logged in must not be sent as whoever is.
 */
export const askingFor = <Result>(person: string | null, ask: () => Result): Result => {
  const outer = asker;
  asker = person;
  try {
    return ask();
  } finally {
    asker = outer;
  }
};

/** Whether the page that asks belongs to somebody who is no longer logged in. */
export const askerIsGone = (): boolean => asker !== undefined && asker !== caller.person;

/**
 * Listens to every 401 except the login call's: the token is no longer valid (docs/product.md, Login).
 * @returns a function that stops listening
 */
export const onUnauthorized = (listener: (refused: string) => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Tells the listeners of `onUnauthorized` that the server no longer accepts the token. */
export const notifyUnauthorized = (refused: string) => {
  for (const listener of listeners) listener(refused);
};
