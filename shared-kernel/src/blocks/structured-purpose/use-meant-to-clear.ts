import { App } from 'antd';
import { useTexts } from './texts';

/** Why what was typed would go. */
export type ClearReason = 'clearOff' | 'clearKind' | 'clearConvert';

/** Asks before what was typed for the budget goes; true for a yes. */
export function useMeantToClear(): (reason: ClearReason) => Promise<boolean> {
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
