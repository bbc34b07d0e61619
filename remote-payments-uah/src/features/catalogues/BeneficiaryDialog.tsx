import { Button } from 'antd';
import { useState } from 'react';
import { normaliseAccount } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import {
  checkBeneficiaryRow,
  composeAddress,
  EMPTY_ADDRESS,
  isEmptyAddress,
  type BeneficiaryRow,
} from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AmountField, CountryField, RecordDialog, TextField, useRecordForm, type SaveRow } from '@ncb/shared-kernel/ui';
import {
  AddressFields,
  getAddressParts,
  readAddressValues,
  type AddressValues,
  BankFields,
  FieldGroup,
  transliterateValues,
  NO_BENEFICIARY,
  readBeneficiaryValues,
  toAddressValues,
  toBeneficiaryValues,
  type BeneficiaryValues,
} from '@ncb/shared-kernel/blocks/foreign-bank';
import { useTexts } from '../../texts';

interface BeneficiaryDialogProps {
  title: string;
  row: BeneficiaryRow | null;
  onKeep: SaveRow<BeneficiaryRow>;
  onClose: () => void;
}

interface DialogValues extends BeneficiaryValues, AddressValues {
  readonly maximum: string;
}

/** Builds form values; parts of a one-line address are guessed. */
function toValues(row: BeneficiaryRow | null): DialogValues {
  if (!row) return { ...NO_BENEFICIARY, ...toAddressValues(EMPTY_ADDRESS), maximum: '' };
  return { ...toBeneficiaryValues(row), ...toAddressValues(getAddressParts(row)), maximum: row.maximum ?? '' };
}

function buildRow(values: DialogValues): BeneficiaryRow {
  const row = readBeneficiaryValues(values);
  const addressParts = readAddressValues(values);
  const typed = values.maximum.trim();
  const amount = parseAmount(typed);
  return {
    ...row,
    ...(!isEmptyAddress(addressParts) && {
      addressParts,
      beneficiary: { ...row.beneficiary, address: composeAddress(addressParts) },
    }),
    ...(typed !== '' && { maximum: amount.ok ? amount.amount : typed }),
  };
}

/**
 * Dialog of a beneficiary with its banks. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payment-in-currency,
 * docs/requirements/currency-payroll-credits-statements.md#beneficiary-account.
 */
export function BeneficiaryDialog({ title, row, onKeep, onClose }: BeneficiaryDialogProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const [initialValues] = useState(() => toValues(row));
  const bank = { code: session.bankCode, swift: session.bankSwift };
  const form = useRecordForm<DialogValues, BeneficiaryRow>({
    title,
    initialValues,
    check: (typed) => checkBeneficiaryRow(buildRow(typed), bank),
    toRow: buildRow,
    onSave: onKeep,
    onKept: onClose,
  });
  const { checked } = form;
  const parts = readAddressValues(checked.values);
  const latin = transliterateValues(checked.values);
  const text = (name: 'name' | 'account' | 'code' | 'secondCode' | 'address') => (
    <TextField
      checked={checked}
      label={t(`catalogues.beneficiary.${name}`)}
      name={`beneficiary.${name}`}
      required={name === 'name' || name === 'account'}
      isNumber={name === 'account'}
      {...(name === 'account' && { normalise: normaliseAccount })}
      {...(name === 'name' && { hint: t('catalogues.hints.latin') })}
    />
  );
  return (
    <RecordDialog name="beneficiary" title={title} form={form} onClose={onClose}>
      <div className="ncb-fields">
        {text('name')}
        {text('account')}
        <CountryField
          checked={checked}
          label={t('catalogues.beneficiary.country')}
          name="beneficiary.country"
          code="numeric"
          required
        />
        {text('code')}
        {text('secondCode')}
        <AmountField
          checked={checked}
          label={t('beneficiaryRow.maximum')}
          name="maximum"
          hint={t('beneficiaryRow.maximumHint')}
        />
      </div>
      <FieldGroup title={t('beneficiaryRow.title')}>
        <AddressFields checked={checked} />
        {/* An address that could not be split stays. */}
        {isEmptyAddress(parts) ? (
          text('address')
        ) : (
          <p className="ncb-quiet" data-field="beneficiary.address">
            {t('beneficiaryRow.line', { line: composeAddress(parts) })}
          </p>
        )}
      </FieldGroup>
      {Object.keys(latin).length > 0 && (
        <Button size="small" onClick={() => checked.fill(latin)} data-action="latin">
          {t('catalogues.toLatin')}
        </Button>
      )}
      <FieldGroup title={t('catalogues.banks.beneficiaryBank')}>
        <BankFields checked={checked} prefix="beneficiaryBank." required />
      </FieldGroup>
      <FieldGroup title={t('catalogues.banks.intermediaryBank')}>
        <BankFields checked={checked} prefix="intermediaryBank." required={false} />
      </FieldGroup>
    </RecordDialog>
  );
}
