import { Button } from 'antd';
import { normaliseAccount } from '@ncb/shared-kernel/domain/identifiers';
import { checkBeneficiaryRow, type BeneficiaryRow } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { CountryField, RecordDialog, TextField, useRecordForm, type KeepRow } from '@ncb/shared-kernel/ui';
import {
  BankFields,
  FieldGroup,
  BANK_PREFIXES,
  inSwiftLetters,
  rowOfBeneficiary,
  type BeneficiaryValueName,
  type BeneficiaryValues,
} from '@ncb/shared-kernel/blocks/foreign-bank';
import { useTexts } from '../../texts';

export interface BeneficiaryDialogProps {
  title: string;
  initialValues: BeneficiaryValues;
  onKeep: KeepRow<BeneficiaryRow>;
  onClose: () => void;
}

const NEEDED: readonly BeneficiaryValueName[] = ['name_co', 'acnt_co'];

/** Who gets currency, and through which banks; to be added or changed. Source: spec 3 §3, §5 */
export function BeneficiaryDialog({ title, initialValues, onKeep, onClose }: BeneficiaryDialogProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const form = useRecordForm<BeneficiaryValues, BeneficiaryRow>({
    title,
    initialValues,
    check: (typed) => checkBeneficiaryRow(rowOfBeneficiary(typed), session.bankCode),
    toRow: rowOfBeneficiary,
    onKeep,
    onKept: onClose,
  });
  const { checked } = form;
  const latin = inSwiftLetters(checked.values);
  const text = (name: 'name_co' | 'acnt_co' | 'okpo_co' | 'kpp_code' | 'ben_addr', isFirst = false) => (
    <TextField
      checked={checked}
      label={t(`catalogues.beneficiary.${name}`)}
      name={name}
      field={name}
      required={NEEDED.includes(name)}
      isFirst={isFirst}
      isNumber={name === 'acnt_co'}
      {...(name === 'acnt_co' && { normalise: normaliseAccount })}
      {...(name === 'name_co' && { hint: t('catalogues.hints.latin') })}
    />
  );
  return (
    <RecordDialog name="beneficiary" title={title} form={form} onClose={onClose}>
      <div className="ncb-fields">
        {text('name_co', true)}
        {text('acnt_co')}
        <CountryField
          checked={checked}
          label={t('catalogues.beneficiary.ben_country')}
          name="ben_country"
          field="ben_country"
          code="numeric"
          required
        />
        {text('ben_addr')}
        {text('okpo_co')}
        {text('kpp_code')}
      </div>
      {Object.keys(latin).length > 0 && (
        <Button size="small" onClick={() => checked.form.setFieldsValue(latin)} data-action="latin">
          {t('catalogues.toLatin')}
        </Button>
      )}
      {BANK_PREFIXES.map((prefix) => (
        <FieldGroup key={prefix} title={t(`catalogues.banks.${prefix}`)}>
          <BankFields checked={checked} prefix={prefix} required={prefix === 'ben_bank_'} />
        </FieldGroup>
      ))}
    </RecordDialog>
  );
}
