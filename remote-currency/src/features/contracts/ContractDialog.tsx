import { addDays } from '@ncb/shared-kernel/domain/dates';
import { checkContract, type ContractDraft } from '@ncb/shared-kernel/domain/rules';
import { findCurrency, FOREIGN_CURRENCIES } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AmountField,
  CountryField,
  DateField,
  type KeepRow,
  RecordDialog,
  SelectField,
  TextField,
  useRecordForm,
} from '@ncb/shared-kernel/ui';
import { BankFields, FieldGroup } from '@ncb/shared-kernel/blocks/foreign-bank';
import { CONTRACT_BANKS, draftOfValues, type ContractText, type ContractValues } from './contract-values';
import { useTexts } from '../../texts';

export interface ContractDialogProps {
  title: string;
  initialValues: ContractValues;
  onKeep: KeepRow<ContractDraft>;
  onClose: () => void;
}

const NEEDED: readonly ContractText[] = ['contract_num', 'start_date', 'amount', 'cur_ref', 'partner', 'partner_cntry'];

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
    check: (typed) => checkContract(draftOfValues(typed), bankDay),
    toRow: draftOfValues,
    onKeep,
    onKept: onClose,
  });
  const { checked } = form;
  const place = (name: ContractText) => ({
    checked,
    name,
    field: name,
    label: t(`fields.${name}`),
    required: NEEDED.includes(name),
  });
  const currency = findCurrency(checked.values.cur_ref)?.letters;
  return (
    <RecordDialog name="contract" title={title} form={form} onClose={onClose}>
      <div className="ncb-fields">
        <TextField {...place('contract_num')} />
        <DateField {...place('start_date')} range={{ from: addDays(bankDay, YEARS_BACK), to: bankDay }} />
        <DateField
          {...place('end_date')}
          hint={t('hints.end_date')}
          range={{ from: bankDay, to: addDays(bankDay, YEARS_AHEAD) }}
        />
        <SelectField
          {...place('cur_ref')}
          options={FOREIGN_CURRENCIES.map(({ code, letters }) => ({ value: code, label: letters }))}
        />
        {/* A field remounts when its currency appears. */}
        <AmountField {...place('amount')} {...(currency !== undefined && { currency })} />
      </div>
      <FieldGroup title={t('fields.ofPartner')}>
        <div className="ncb-fields">
          <TextField {...place('partner')} hint={t('hints.latin')} />
          <CountryField {...place('partner_cntry')} code="numeric" />
          <TextField {...place('partner_addr')} />
          <TextField {...place('partner_code')} />
          <TextField {...place('partner_acn')} isNumber />
          <TextField {...place('beneficiary')} hint={t('hints.beneficiary')} />
          <CountryField {...place('ben_country')} code="numeric" />
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
