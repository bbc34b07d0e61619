import { Button, Modal } from 'antd';
import { questionnaireFields } from '@ncb/shared-kernel/domain/rules';
import { EmptyView } from '@ncb/shared-kernel/ui';
import facts from './facts.module.css';
import { useTexts } from './texts';
import type { QuestionnaireTexts } from './use-questionnaire-texts';

interface ComparisonDialogProps {
  changes: ReadonlyMap<string, string>;
  texts: QuestionnaireTexts;
  onClose: () => void;
}

export function ComparisonDialog({ changes, texts, onClose }: ComparisonDialogProps) {
  const { t, common } = useTexts();
  const changed = questionnaireFields.filter(({ wire }) => changes.has(wire));
  return (
    <Modal
      open
      title={t('comparison')}
      onCancel={onClose}
      width={720}
      data-dialog="comparison"
      footer={
        <Button onClick={onClose} data-action="close">
          {common('common.close')}
        </Button>
      }
    >
      {changed.length === 0 ? (
        <EmptyView text={t('nothingChanged')} />
      ) : (
        <dl className={facts['facts']}>
          {changed.map(({ name, wire }) => (
            <div key={wire} data-field={wire}>
              <dt>{texts.field(name)}</dt>
              <dd>{changes.get(wire)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Modal>
  );
}
