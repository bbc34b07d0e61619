import { Button, Flex } from 'antd';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';

export interface FormToolbarProps {
  /** A template is all that is wanted: there is no payment to save. */
  isTemplate: boolean;
  isBusy: boolean;
  onSave: () => void;
  onSaveTemplate: () => void;
  onShortcuts: () => void;
}

/** What can be done with a form that is not saved. Source: spec 2 §2, §4 ("enabled only while status is -1") */
export function FormToolbar({ isTemplate, isBusy, onSave, onSaveTemplate, onShortcuts }: FormToolbarProps) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  return (
    <Flex gap="small" wrap className="ncb-sticky-actions">
      {!isTemplate && (
        <Button type="primary" size="large" loading={isBusy} onClick={onSave} title="Ctrl+Enter" data-action="save">
          {common('common.save')}
        </Button>
      )}
      <Button
        size="large"
        type={isTemplate ? 'primary' : 'default'}
        onClick={onSaveTemplate}
        data-action="saveTemplate"
      >
        {t('form.templates.save')}
      </Button>
      <Button size="large" onClick={() => navigation.back()} data-action="back">
        {common('common.back')}
      </Button>
      <Button size="large" type="text" onClick={onShortcuts} title="?" data-action="shortcuts">
        {t('form.shortcuts.title')}
      </Button>
    </Flex>
  );
}
