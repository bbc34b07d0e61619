import { formatIban } from '../../domain/identifiers';
import { pageAddress } from '../../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo } from '../../ui';
import { ChoiceDialog } from '../choice';
import type { TemplateKind } from './template-kind';
import { TemplateAmount } from './TemplateAmount';
import { useTemplatesOf } from './use-templates-of';
import { useTexts } from './texts';

export interface TemplatesDialogProps {
  kind: TemplateKind;
  onClose: () => void;
}

export function TemplatesDialog({ kind, onClose }: TemplatesDialogProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { answer, templates } = useTemplatesOf(kind);
  return (
    <ChoiceDialog
      name="templates"
      title={t('chooseTitle')}
      asked={answer}
      choices={templates.map((template) => ({
        id: template.id,
        title: template.name,
        about: (
          <span className="ncb-number ncb-breakable">
            {template.receiverName} · {formatIban(template.receiverAccount)}
            {template.amount !== null && ' · '}
            <TemplateAmount template={template} />
          </span>
        ),
        words: `${template.receiverName} ${template.receiverAccount}`,
      }))}
      empty={t('empty')}
      onChoose={(template) => {
        onClose();
        goTo(navigation, pageAddress(kind.page, { template }));
      }}
      onClose={onClose}
    />
  );
}
