import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { bankInfo } from '@ncb/shared-kernel/api/contract';
import { bankCodeOf, checkIban, normaliseCode, normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { IBAN_LENGTH, RECEIVER_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { FormField, useAnswer, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';

export interface ReceiverBlockProps {
  checked: CheckedForm<PaymentValues>;
}

/** Whom the money goes to: account, code, name. */
export function ReceiverBlock({ checked }: ReceiverBlockProps) {
  const { t } = useTranslation('payments-uah');
  const { creditIban, receiverName } = checked.values;
  const bank = useBankOf(creditIban);
  return (
    <>
      <FormField
        label={t('fields.creditIban')}
        name="creditIban"
        field="acnt_co"
        required
        normalise={normaliseIban}
        hint={bank ?? t('hints.iban', { count: IBAN_LENGTH })}
        problem={checked.problemOf('acnt_co')}
        onLeave={() => checked.leave('acnt_co')}
      >
        {(control) => (
          <Input {...control} autoComplete="off" spellCheck={false} placeholder="UA" className="ncb-number" />
        )}
      </FormField>
      <FormField
        label={t('fields.receiverCode')}
        name="receiverCode"
        field="okpo_co"
        required
        normalise={normaliseCode}
        hint={t('hints.code')}
        problem={checked.problemOf('okpo_co')}
        onLeave={() => checked.leave('okpo_co')}
      >
        {(control) => <Input {...control} inputMode="numeric" autoComplete="off" className="ncb-number" />}
      </FormField>
      <FormField
        label={t('fields.receiverName')}
        name="receiverName"
        field="name_co"
        required
        className="ncb-wide"
        hint={receiverName.length > RECEIVER_NAME_MAX / 2 && `${receiverName.length} / ${RECEIVER_NAME_MAX}`}
        problem={checked.problemOf('name_co')}
        onLeave={() => checked.leave('name_co')}
      >
        {(control) => <Input {...control} autoComplete="off" />}
      </FormField>
    </>
  );
}

/** The name of the bank that keeps an account; null while the account is not complete or the bank is unknown. */
function useBankOf(iban: string): string | null {
  const { api } = useShell();
  const isComplete = checkIban(iban) === null;
  const bankCode = bankCodeOf(iban);
  const answer = useAnswer(['bank', bankCode], (signal) => api.call(bankInfo, { bankCode }, { signal }), {
    enabled: isComplete,
    staleTime: Infinity,
  });
  return (isComplete && answer.data?.name) || null;
}
