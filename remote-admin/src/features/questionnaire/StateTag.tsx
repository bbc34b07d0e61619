import { Tag } from 'antd';
import type { QuestionnaireState } from '@ncb/shared-kernel/api/contract';
import type { StatusTone } from '@ncb/shared-kernel/ui';
import { useTexts } from './texts';

const TONES: Readonly<Record<QuestionnaireState, StatusTone>> = {
  draft: 'neutral',
  submitted: 'working',
  returned: 'waiting',
  accepted: 'good',
};

export function StateTag({ state }: { state: QuestionnaireState }) {
  const { t } = useTexts();
  return (
    <Tag className={`ncb-tag-${TONES[state]}`} data-status={state}>
      {t(`states.${state}`)}
    </Tag>
  );
}
