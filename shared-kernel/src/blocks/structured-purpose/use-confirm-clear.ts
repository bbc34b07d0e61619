import { App } from 'antd';
import { useTexts } from './texts';

export type ClearReason = 'clearOff' | 'clearKind' | 'clearConvert';

export function useConfirmClear(): (reason: ClearReason) => Promise<boolean> {
  const { t, common } = useTexts();
  const { modal } = App.useApp();
  return async (reason) =>
    await modal.confirm({
      title: t('clearTitle'),
      content: t(reason),
      okText: t('clear'),
      okButtonProps: { danger: true, ...({ 'data-action': 'confirmClear' } as object) },
      cancelText: common('common.cancel'),
    });
}
