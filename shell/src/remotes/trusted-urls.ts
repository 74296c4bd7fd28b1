interface UrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: UrlPolicy): { createScriptURL(url: string): unknown };
}

// Not in TypeScript's DOM library; browsers without Trusted Types take the plain string.
const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;

const rules: UrlPolicy = {
  createScriptURL(url) {
    const { origin, hostname } = new URL(url, location.href);
    if (origin === location.origin) return url;
    if (__REMOTE_OVERRIDES__ && hostname === 'localhost') return url;
    throw new TypeError(`Not a script of this site: ${url}`);
  },
};

const policy = factory?.createPolicy('courtside-scripts', rules) ?? rules;

/**
 * The only place where the shell's own code turns an address into a script.
 * @throws TypeError when the address is another site's
 */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url) as string;
