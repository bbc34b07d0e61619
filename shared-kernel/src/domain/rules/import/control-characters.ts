/** Controls that are no line breaks or tabs, such as SUB (0x1A): a program or a transfer has damaged the text. */
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]+/g;

/** True if a cell holds a control character, which nobody sees. */
export function hasControlCharacter(cell: string): boolean {
  return cell.search(CONTROLS) >= 0;
}

/** The cells that hold control characters, without them; null if none does. */
export function withoutControlCharacters<Column extends string>(
  row: Readonly<Partial<Record<Column, string>>>,
): Partial<Record<Column, string>> | null {
  const cleaned = Object.entries<string | undefined>(row).flatMap(([column, cell = '']) =>
    hasControlCharacter(cell) ? [[column, cell.replaceAll(CONTROLS, '')] as const] : [],
  );
  return cleaned.length > 0 ? (Object.fromEntries(cleaned) as Partial<Record<Column, string>>) : null;
}
