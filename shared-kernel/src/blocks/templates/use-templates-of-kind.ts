import { useMemo } from 'react';
import { useTemplates } from '../../queries';
import { isOfKind, type TemplateKind } from './template-kind';

export function useTemplatesOfKind(kind: TemplateKind) {
  const answer = useTemplates();
  const { data } = answer;
  const templates = useMemo(() => data?.templates.filter((row) => isOfKind(kind, row)) ?? [], [data, kind]);
  return { answer, templates };
}
