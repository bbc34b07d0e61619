import { addDays } from '@ncb/shared-kernel/domain/dates';
import { checkContract, type ContractDraft } from '@ncb/shared-kernel/domain/rules';
import { findCurrency, FOREIGN_CURRENCIES } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AmountField,
  CountryField,
  DateField,
  type SaveRow,
  RecordDialog,
  SelectField,
  TextField,
  useRecordForm,
} from '@ncb/shared-kernel/ui';
import { BankFields, FieldGroup } from '@ncb/shared-kernel/blocks/foreign-bank';
import { CONTRACT_BANKS, toContractDraft, type ContractText, type ContractValues } from './contract-values';
import { useTexts } from '../../texts';

export interface ContractDialogProps {
  title: string;
  initialValues: ContractValues;
  onKeep: SaveRow<ContractDraft>;
  onClose: () => void;
}

const REQUIRED: readonly ContractText[] = [
  'contract_num',
  'start_date',
  'amount',
  'cur_ref',
  'partner',
  'partner_cntry',
];

/** Range of the calendar, days: contracts run for years. */
const [YEARS_BACK, YEARS_AHEAD] = [-3653, 7305];

/**
 * Dialog of a contract with a foreign partner. Source:
 * docs/requirements/currency-payroll-credits-statements.md#contract.
 */
export function ContractDialog({ title, initialValues, onKeep, onClose }: ContractDialogProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const { bankDay } = session;
  const form = useRecordForm<ContractValues, ContractDraft>({
    title,
    initialValues,
    check: (typed) => checkContract(toContractDraft(typed), bankDay),
    toRow: toContractDraft,
    onSave: onKeep,
    onKept: onClose,
  });
  const { checked } = form;
  const bind = (name: ContractText) => ({
    checked,
    name,
    field: name,
    label: t(`fields.${name}`),
    required: REQUIRED.includes(name),
  });
  const currency = findCurrency(checked.values.cur_ref)?.letters;
  return (
    <RecordDialog name="contract" title={title} form={form} onClose={onClose}>
      <div className="ncb-fields">
        <TextField {...bind('contract_num')} />
        <DateField {...bind('start_date')} range={{ from: addDays(bankDay, YEARS_BACK), to: bankDay }} />
        <DateField
          {...bind('end_date')}
          hint={t('hints.end_date')}
          range={{ from: bankDay, to: addDays(bankDay, YEARS_AHEAD) }}
        />
        <SelectField
          {...bind('cur_ref')}
          options={FOREIGN_CURRENCIES.map(({ code, letters }) => ({ value: code, label: letters }))}
        />
        {/* A field remounts when its currency appears. */}
        <AmountField {...bind('amount')} {...(currency !== undefined && { currency })} />
      </div>
      <FieldGroup title={t('fields.ofPartner')}>
        <div className="ncb-fields">
          <TextField {...bind('partner')} hint={t('hints.latin')} />
          <CountryField {...bind('partner_cntry')} code="numeric" />
          <TextField {...bind('partner_addr')} />
          <TextField {...bind('partner_code')} />
          <TextField {...bind('partner_acn')} isNumber />
          <TextField {...bind('beneficiary')} hint={t('hints.beneficiary')} />
          <CountryField {...bind('ben_country')} code="numeric" />
        </div>
      </FieldGroup>
      {CONTRACT_BANKS.map((prefix) => (
        <FieldGroup key={prefix} title={t(`fields.${prefix}`)}>
          <BankFields checked={checked} prefix={prefix} required={false} />
        </FieldGroup>
      ))}
    </RecordDialog>
  );
}
