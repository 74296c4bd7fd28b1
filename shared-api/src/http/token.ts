let bearer: string | null = null;
const listeners = new Set<() => void>();

/** The token sent with every call; maintained by the auth store. */
export const setToken = (token: string | null) => {
  bearer = token;
};

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

export const notifyUnauthorized = () => {
  for (const listener of listeners) listener();
};
