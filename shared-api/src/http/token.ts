let bearer: string | null = null;
const listeners = new Set<() => void>();

/** The token that every call carries; the auth store keeps it current. */
export const setToken = (token: string | null) => {
  bearer = token;
};

export const currentToken = () => bearer;

/**
 * Hears of every 401 but the login call's own: the token is no longer good (docs/product.md, Login).
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
