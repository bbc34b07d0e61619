import { Button } from 'antd';
import { useOnDemand } from '../../ui';
import type { TemplateKind } from './template-kind';
import { useTexts } from './texts';

export function TemplateChoice({ kind }: { kind: TemplateKind }) {
  const { t } = useTexts();
  const dialog = useOnDemand(loadDialog);
  return (
    <>
      <Button loading={dialog.isLoading} onClick={() => void dialog.show()} data-action="fromTemplate">
        {t('open')}
      </Button>
      {dialog.Component && <dialog.Component kind={kind} onClose={dialog.hide} />}
    </>
  );
}

async function loadDialog() {
  const { TemplatesDialog } = await import('./TemplatesDialog');
  return TemplatesDialog;
}
