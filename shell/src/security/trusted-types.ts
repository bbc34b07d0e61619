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
      return origin === location.origin || allowedScriptOrigins.includes(origin) ? address : refuse('script address');
    },
  });
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
