/**
 * The page's one Trusted Types policy. Libraries hand plain strings to the browser's dangerous sinks; this is the gate
 * they all pass: markup is refused, script addresses are let through for this origin and, in development, for the
 * origins that the build names. Without it the content security policy would block every lazy chunk.
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

/** @param allowed `https://cdn.example`, or `http://localhost:*` for all ports, as in a security policy */
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
