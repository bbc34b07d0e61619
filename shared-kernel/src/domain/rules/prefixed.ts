import type { Problem } from '../problem';

/** Problems of a part of a document, under the document's name of that part: `ultmtDbtr.subjectName`. */
export function prefixed(part: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((found) => ({ ...found, field: `${part}.${found.field}` }));
}
