import { App, Button } from 'antd';
import { resetNumeration, type ClientInfo } from '@ncb/shared-kernel/api/contract';
import { FIRST_DOCUMENT_NUMBER, NumberCounter } from '@ncb/shared-kernel/domain/vocabulary';
import { getFailureText } from '@ncb/shared-kernel/ui';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../languages';

/**
 * List of the next document numbers, each with a reset to 1. Source:
 * docs/requirements/shell-accounts-admin.md#settings-dialog.
 */
export function NumberingList({ info }: { info: ClientInfo }) {
  const { t, common } = useTexts();
  const { api, notify, refreshSession } = useShell();
  const { modal } = App.useApp();
  const numbers = [
    [NumberCounter.payment, info.nextPaymentNumber],
    [NumberCounter.currencyPayment, info.nextCurrencyPaymentNumber],
    [NumberCounter.currencyRequest, info.nextCurrencyRequestNumber],
    ...(info.hasPayrollProject ? [[NumberCounter.payroll, info.nextPayrollNumber] as const] : []),
  ] as const;

  const reset = async (counter: NumberCounter) => {
    const outcome = await api.call(resetNumeration, { counter });
    if (outcome.ok) notify('success', common('messages.numberingReset'));
    else notify('error', getFailureText(common, outcome.failure));
    refreshSession();
  };

  const ask = (counter: NumberCounter) =>
    void modal.confirm({
      title: t('settings.resetAsk', { what: t(`settings.${counter}`) }),
      okText: t('settings.reset'),
      cancelText: t('settings.cancel'),
      okButtonProps: { ...({ 'data-action': 'confirmReset' } as object) },
      onOk: () => reset(counter),
    });

  return (
    <fieldset className="ncb-numbering">
      <legend>{t('settings.numbering')}</legend>
      {numbers.map(([counter, next]) => (
        <div key={counter} className="ncb-numbering-row" data-row={counter}>
          <span>{t(`settings.${counter}`)}</span>
          <strong className="ncb-number" data-field={counter}>
            {next}
          </strong>
          <Button disabled={next === FIRST_DOCUMENT_NUMBER} onClick={() => ask(counter)} data-action="reset">
            {t('settings.reset')}
          </Button>
        </div>
      ))}
    </fieldset>
  );
}
