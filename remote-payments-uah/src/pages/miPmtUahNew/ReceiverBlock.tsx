import { Flex } from 'antd';
import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { codeAfterSwitch, receiverOf } from '@ncb/shared-kernel/domain/rules';
import { CORRESPONDENT_NAME_MAX, IBAN_LENGTH, RECEIVER_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { FormSection, SwitchField, TextField, type CheckedForm } from '@ncb/shared-kernel/ui';
import { CorrespondentChoice, CorrespondentField, correspondentBehind } from '@ncb/shared-kernel/blocks/choice';
import { useCorrespondents } from '@ncb/shared-kernel/queries';
import { needsCatalogueName, toDraft, type PaymentValues } from '../../features/payment';
import { ReceiverAdvice } from '../../features/receiver/ReceiverAdvice';
import { useReceiverHistory } from '../../features/receiver/use-receiver-history';
import { useRepeatPayment } from '../../features/receiver/use-repeat-payment';
import { useBankOf } from '@ncb/shared-kernel/blocks/payment-sheet';
import { ReceiverCodeField } from './ReceiverCodeField';
import { useTexts } from '../../texts';

export interface ReceiverBlockProps {
  checked: CheckedForm<PaymentValues>;
  /** The document whose requisites change; null for a new one. */
  id: string | null;
}

const NOBODY: readonly Correspondent[] = [];

/** Whom the money goes to: account, name, code, and what is known of him. Source: spec 2 §2 */
export function ReceiverBlock({ checked, id }: ReceiverBlockProps) {
  const { t, common } = useTexts();
  const { values } = checked;
  const correspondents = useCorrespondents().data?.rows ?? NOBODY;
  const bank = useBankOf(values.creditIban);
  const history = useReceiverHistory(values, id);
  const repeat = useRepeatPayment((earlier) => checked.fill(earlier));
  const isKept = correspondentBehind(correspondents, toDraft(values)) !== null;

  const choose = (row: Correspondent) => checked.fill({ ...receiverOf(row), saveReceiver: false });
  const turn = (change: Partial<PaymentValues>) =>
    checked.fill({ receiverCode: codeAfterSwitch({ ...checked.present(), ...change }) });

  return (
    <FormSection title={t('form.sections.receiver')} actions={<CorrespondentChoice onChoose={choose} />}>
      <div className="ncb-fields">
        <CorrespondentField
          checked={checked}
          label={common('fields.creditIban')}
          name="creditIban"
          field="acnt_co"
          required
          normalise={normaliseIban}
          hint={bank ?? common('hints.iban', { count: IBAN_LENGTH })}
          correspondents={correspondents}
          onChoose={choose}
          placeholder="UA"
          isNumber
        />
        <ReceiverCodeField checked={checked} />
        <CorrespondentField
          checked={checked}
          label={common('fields.receiverName')}
          name="receiverName"
          field="name_co"
          required
          className="ncb-wide"
          hint={
            values.receiverName.length > RECEIVER_NAME_MAX / 2
              ? `${values.receiverName.length} / ${RECEIVER_NAME_MAX}`
              : t('hints.receiver')
          }
          correspondents={correspondents}
          onChoose={choose}
        />
        <ReceiverAdvice
          history={history}
          isRepeating={repeat.isBusy}
          onRepeat={(earlier) => void repeat.run(earlier)}
        />
        <Flex gap="large" wrap className="ncb-wide">
          <SwitchField
            checked={checked}
            label={common('fields.isResident')}
            name="receiverIsResident"
            field="is_resident"
            onTurn={(receiverIsResident) => turn({ receiverIsResident })}
          />
          <SwitchField
            checked={checked}
            label={common('fields.hasCode')}
            name="receiverHasCode"
            field="has_code"
            onTurn={(receiverHasCode) => turn({ receiverHasCode })}
          />
          <SwitchField
            checked={checked}
            label={isKept ? t('form.receivers.kept') : common('fields.saveReceiver')}
            name="saveReceiver"
            field="saveReceiver"
            disabled={isKept}
          />
        </Flex>
        {values.saveReceiver && needsCatalogueName(values) && (
          <TextField
            checked={checked}
            label={common('fields.catalogueName')}
            name="catalogueName"
            field="NAME"
            required
            className="ncb-wide"
            hint={t('hints.catalogueName', { count: CORRESPONDENT_NAME_MAX })}
          />
        )}
      </div>
    </FormSection>
  );
}
