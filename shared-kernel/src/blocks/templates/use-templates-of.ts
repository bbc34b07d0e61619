import { useMemo } from 'react';
import { useTemplates } from '../../queries';
import { isOfKind, type TemplateKind } from './template-kind';

/** The company's templates of a kind; those of other kinds are of another form. */
export function useTemplatesOf(kind: TemplateKind) {
  const answer = useTemplates();
  const { data } = answer;
  const templates = useMemo(() => data?.templates.filter((row) => isOfKind(kind, row)) ?? [], [data, kind]);
  return { answer, templates };
}
