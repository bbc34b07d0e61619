/** Checks for the newest features that the product uses. Source: docs/supported-browsers.md. */
export function hasRequiredFeatures(): boolean {
  return 'any' in AbortSignal && 'union' in Set.prototype;
}
