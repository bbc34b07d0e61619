import type { FileAbout } from '../../files';

/** True where the user has to say something of a file before any of its rows can be believed. */
export function isFileOpen({ columns, direction }: Pick<FileAbout, 'columns' | 'direction'>): boolean {
  const areColumnsOpen = Object.values(columns?.doubtful ?? {}).some((places) => (places?.length ?? 0) > 0);
  return areColumnsOpen || (direction?.values.some((value) => value.direction === null) ?? false);
}
