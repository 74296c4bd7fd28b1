let bearer: string | null = null;
const listeners = new Set<() => void>();

/** The token sent with every call; maintained by the auth store. */
export const setToken = (token: string | null) => {
  bearer = token;
};

/** The token that calls are sent with; null for a visitor. */
export const currentToken = () => bearer;

/**
 * Listens to every 401 except the login call's: the token is no longer valid (docs/product.md, Login).
 * @returns a function that stops listening
 */
export const onUnauthorized = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Tells the listeners of `onUnauthorized` that the server no longer accepts the token. */
export const notifyUnauthorized = () => {
  for (const listener of listeners) listener();
};
