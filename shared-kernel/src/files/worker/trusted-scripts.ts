interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

/**
 * The worker's Trusted Types policy. A worker has its own, not the page's, and the content security policy asks for one
 * before the reader of workbooks may be loaded. Scripts of this origin only.
 */
export function trustOwnScripts(scope: typeof globalThis): void {
  const factory = (scope as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL: (address) => {
      if (new URL(address, scope.location.href).origin !== scope.location.origin)
        throw new TypeError('Trusted Types: script address refused');
      return address;
    },
  });
}
