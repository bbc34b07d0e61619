import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOnDemand } from '../on-demand/use-on-demand';

/** Begins a payment from a template of the company; the code of its dialog comes with the first click. */
export function TemplateChoice() {
  const { t } = useTranslation('payments-uah');
  const dialog = useOnDemand(loadDialog);
  return (
    <>
      <Button loading={dialog.isLoading} onClick={() => void dialog.show()} data-action="fromTemplate">
        {t('form.templates.open')}
      </Button>
      {dialog.Shown && <dialog.Shown onClose={dialog.hide} />}
    </>
  );
}

async function loadDialog() {
  const { TemplatesDialog } = await import('./TemplatesDialog');
  return TemplatesDialog;
}
