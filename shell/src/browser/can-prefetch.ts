interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SLOW: readonly string[] = ['slow-2g', '2g', '3g'];

/** False on slow connections or with Data Saver. */
export function canPrefetch(): boolean {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return !connection || (connection.saveData !== true && !SLOW.includes(connection.effectiveType ?? ''));
}
