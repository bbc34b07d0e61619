import { Alert } from 'antd';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { checkContract, hasGoods, type ContractDraft } from '@ncb/shared-kernel/domain/rules';
import { ContractKind, findCurrency, FOREIGN_CURRENCIES, GoodsGroup } from '@ncb/shared-kernel/domain/vocabulary';
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
import { toContractDraft, type ContractText, type ContractValues } from './contract-values';
import { useTexts } from '../../texts';

interface ContractDialogProps {
  title: string;
  initialValues: ContractValues;
  onKeep: SaveRow<ContractDraft>;
  onClose: () => void;
}

const REQUIRED: readonly ContractText[] = [
  'number',
  'startDate',
  'amount',
  'currencyCode',
  'partner.name',
  'partner.country',
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
  const bind = (name: ContractText, label: string) => ({
    checked,
    name,
    label,
    required: REQUIRED.includes(name),
  });
  const { kind, currencyCode } = checked.values;
  const currency = findCurrency(currencyCode)?.letters;
  return (
    <RecordDialog name="contract" title={title} form={form} onClose={onClose}>
      <div className="ncb-fields">
        <SelectField
          checked={checked}
          name="kind"
          label={t('fields.kind')}
          options={Object.values(ContractKind).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <TextField {...bind('number', t('fields.number'))} />
        <DateField
          {...bind('startDate', t('fields.startDate'))}
          range={{ from: addDays(bankDay, YEARS_BACK), to: bankDay }}
        />
        <DateField
          {...bind('endDate', t('fields.endDate'))}
          hint={t('hints.endDate')}
          range={{ from: bankDay, to: addDays(bankDay, YEARS_AHEAD) }}
        />
        <SelectField
          {...bind('currencyCode', t('fields.currencyCode'))}
          options={FOREIGN_CURRENCIES.map(({ code, letters }) => ({ value: code, label: letters }))}
        />
        {/* A field remounts when its currency appears. */}
        <AmountField {...bind('amount', t('fields.amount'))} {...(currency !== undefined && { currency })} />
        {hasGoods(kind) && (
          <SelectField
            checked={checked}
            name="goodsGroup"
            label={t('fields.goodsGroup')}
            hint={t('hints.goodsGroup')}
            options={Object.values(GoodsGroup).map((group) => ({
              value: group,
              label: t(`goods.${group || 'other'}`),
            }))}
          />
        )}
      </div>
      {kind === ContractKind.loan && <Alert type="warning" showIcon title={t('hints.loan')} data-notice="loanLimit" />}
      <FieldGroup title={t('fields.ofPartner')}>
        <div className="ncb-fields">
          <TextField {...bind('partner.name', t('fields.partner.name'))} hint={t('hints.latin')} />
          <CountryField {...bind('partner.country', t('fields.partner.country'))} code="numeric" />
          <TextField {...bind('partner.address', t('fields.partner.address'))} />
          <TextField {...bind('partner.code', t('fields.partner.code'))} />
          <TextField {...bind('partner.account', t('fields.partner.account'))} isNumber />
          <TextField {...bind('beneficiary', t('fields.beneficiary'))} hint={t('hints.beneficiary')} />
          <CountryField {...bind('beneficiaryCountry', t('fields.beneficiaryCountry'))} code="numeric" />
        </div>
      </FieldGroup>
      <FieldGroup title={t('fields.partnerBank')}>
        <BankFields checked={checked} prefix="partnerBank." required={false} />
      </FieldGroup>
      <FieldGroup title={t('fields.intermediaryBank')}>
        <BankFields checked={checked} prefix="intermediaryBank." required={false} />
      </FieldGroup>
    </RecordDialog>
  );
}
