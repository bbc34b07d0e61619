import { formatIban } from '../../domain/identifiers';
import { buildPageAddress } from '../../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo } from '../../ui';
import { ChoiceDialog } from '../choice';
import type { TemplateKind } from './template-kind';
import { TemplateAmount } from './TemplateAmount';
import { useTemplatesOfKind } from './use-templates-of-kind';
import { useTexts } from './texts';

interface TemplatesDialogProps {
  kind: TemplateKind;
  onClose: () => void;
}

export function TemplatesDialog({ kind, onClose }: TemplatesDialogProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { answer, templates } = useTemplatesOfKind(kind);
  return (
    <ChoiceDialog
      name="templates"
      title={t('chooseTitle')}
      query={answer}
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
        goTo(navigation, buildPageAddress(kind.page, { template }));
      }}
      onClose={onClose}
    />
  );
}
