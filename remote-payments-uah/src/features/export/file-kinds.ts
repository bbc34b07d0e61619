/** What payments can be written as. */
export const FILE_KINDS = ['csv', 'dbf', 'xlsx'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
