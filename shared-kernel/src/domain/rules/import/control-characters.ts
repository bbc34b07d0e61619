/** Such as SUB (0x1A): a program or transfer damaged the text. */
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]+/g;

export function hasControlCharacter(cell: string): boolean {
  return cell.search(CONTROLS) >= 0;
}

/** Returns the affected cells, cleaned; null if there are none. */
export function withoutControlCharacters<Column extends string>(
  row: Readonly<Partial<Record<Column, string>>>,
): Partial<Record<Column, string>> | null {
  const cleaned = Object.entries<string | undefined>(row).flatMap(([column, cell = '']) =>
    hasControlCharacter(cell) ? [[column, cell.replaceAll(CONTROLS, '')] as const] : [],
  );
  return cleaned.length > 0 ? (Object.fromEntries(cleaned) as Partial<Record<Column, string>>) : null;
}
