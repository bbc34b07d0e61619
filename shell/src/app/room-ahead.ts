/** What a browser tells of the line; not all do. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SLOW: readonly string[] = ['slow-2g', '2g', '3g'];

/** Whether something may be fetched before it is wanted. Whoever saves data, or waits for every kilobyte, gets what he asks for. */
export function hasRoomAhead(): boolean {
  const { connection } = navigator as { readonly connection?: Line };
  return !connection || (connection.saveData !== true && !SLOW.includes(connection.effectiveType ?? ''));
}
