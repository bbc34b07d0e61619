/**
 * Installs the Trusted Types policy: markup is refused, script addresses must be of this origin or, in development, of
 * the named ones. Without it every lazy chunk would be blocked.
 */
export function installTrustedTypes(allowedScriptOrigins: readonly string[]): void {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML: (markup) => (markup.includes('<') ? refuse('markup') : markup),
    createScriptURL: (address) => {
      const { origin } = new URL(address, document.baseURI);
      const isAllowed = origin === location.origin || allowedScriptOrigins.some((one) => isOrigin(origin, one));
      return isAllowed ? address : refuse('script address');
    },
  });
}

/**
 * Checks an origin.
 * @param allowed `https://cdn.example`, or `http://localhost:*` for all ports, as in a content security policy
 */
function isOrigin(origin: string, allowed: string): boolean {
  return allowed.endsWith(':*') ? origin.startsWith(allowed.slice(0, -1)) : origin === allowed;
}

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string; createScriptURL: (text: string) => string },
  ): unknown;
}

function refuse(what: string): never {
  throw new TypeError(`Trusted Types: ${what} refused`);
}
