import type { FileAbout } from '../../files';

/** True if the user must answer a question before the rows of a file can be trusted. */
export function hasFileQuestions({ columns, direction }: Pick<FileAbout, 'columns' | 'direction'>): boolean {
  const areColumnsOpen = Object.values(columns?.doubtful ?? {}).some((places) => (places?.length ?? 0) > 0);
  return areColumnsOpen || (direction?.values.some((value) => value.direction === null) ?? false);
}
