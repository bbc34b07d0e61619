import type { Questionnaire } from '@ncb/shared-kernel/api/contract';
import {
  findQuestionnaireSection,
  getQuestionnaireSections,
  type QuestionnaireSection,
} from '@ncb/shared-kernel/domain/rules';

export interface SectionMark {
  readonly name: QuestionnaireSection;
  readonly remarks: number;
  readonly problems: number;
}

/** Counts the bank's remarks and the open problems of each section. */
export function getSectionMarks(
  { companyType, remarks }: Questionnaire,
  problems: readonly { readonly field: string }[],
): readonly SectionMark[] {
  return getQuestionnaireSections(companyType).map((name) => {
    const isInSection = ({ field }: { readonly field: string }) => findQuestionnaireSection(field) === name;
    return { name, remarks: remarks.filter(isInSection).length, problems: problems.filter(isInSection).length };
  });
}
