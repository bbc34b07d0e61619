import type { CatalogueBeneficiary } from '@ncb/shared-kernel/api/contract';
import { toBankValues } from '@ncb/shared-kernel/blocks/foreign-bank';
import { canPayCurrencyFrom } from '@ncb/shared-kernel/domain/rules';
import { CurrencyPaymentKind, findCurrency, FOREIGN_CURRENCIES } from '@ncb/shared-kernel/domain/vocabulary';
import { AccountSelect, AmountField, memoFormPart, SelectField, type CheckedForm } from '@ncb/shared-kernel/ui';
import { getBasisChoices, withCurrency, withKind } from '@ncb/shared-kernel/domain/rules';
import { BasisBlock, toBasisValues, distributeAmount, type BackedValues } from '../../features/basis';
import { toDraft, useFillBeneficiary, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import { DocumentFold } from './DocumentFold';
import { FeeCards } from './FeeCards';
import styles from './payment-form.module.css';
import type { FormContext } from './payment-source';
import { PurposeBlock } from './PurposeBlock';
import { RareFold } from './RareFold';
import { ToField } from './ToField';
import type { PaymentMoney } from './use-payment-money';

interface PaymentDataStepProps {
  checked: CheckedForm<PaymentValues>;
  context: FormContext;
  beneficiaries: readonly CatalogueBeneficiary[];
  money: PaymentMoney;
}

export function PaymentDataStep({ checked, context, beneficiaries, money }: PaymentDataStepProps) {
  return (
    <>
      <Sum checked={checked} context={context} beneficiaries={beneficiaries} />
      <FeeCards checked={checked} money={money} />
      <PaymentBasis checked={checked} context={context} />
      <PurposeBlock checked={checked} context={context} />
      <DocumentFold checked={checked} />
      <RareFold checked={checked} hryvnias={money.hryvnias} />
    </>
  );
}

type SumProps = Omit<PaymentDataStepProps, 'money'>;

function SumFields({ checked, context, beneficiaries }: SumProps) {
  const { t, common } = useTexts();
  const { values } = checked;
  const letters = findCurrency(values.currencyCode)?.letters;
  const held = new Set(context.accounts.map(({ currencyCode }) => currencyCode));
  const accounts = context.accounts.filter((account) => canPayCurrencyFrom(account, values.currencyCode));

  const changeKind = (kind: string) => {
    const draft = withKind(toDraft(checked.present()), kind as CurrencyPaymentKind);
    checked.fill({
      kind: draft.kind ?? '',
      ...toBasisValues(draft),
      ...toBankValues(draft.beneficiaryBank, 'beneficiaryBank.'),
      ...toBankValues(draft.intermediaryBank, 'intermediaryBank.'),
    });
  };
  const changeCurrency = (code: string) => {
    const { currencyCode, debitAccountId, contracts } = withCurrency(toDraft(checked.present()), code);
    const usable = context.accounts.filter((account) => canPayCurrencyFrom(account, code));
    const [only, ...others] = usable;
    checked.fill({ currencyCode, contracts, debitAccountId: only && others.length === 0 ? only.id : debitAccountId });
  };
  return (
    <>
      <div className={styles['to']}>
        <ToField checked={checked} beneficiaries={beneficiaries} />
        <SelectField
          checked={checked}
          label={t('payment.kind')}
          field="kind"
          required
          value={values.kind}
          onChange={changeKind}
          options={Object.values(CurrencyPaymentKind).map((value) => ({
            value,
            label: common(`currencyPaymentKind.${value}`),
          }))}
        />
      </div>
      <div className={styles['sum']}>
        <AmountField
          checked={checked}
          label={common('fields.amount')}
          field="amount"
          required
          value={values.amount}
          onChange={(amount) =>
            checked.fill({ amount, contracts: distributeAmount(checked.present().contracts, amount) })
          }
          hint={<></>}
          {...(letters !== undefined && { currency: letters })}
        />
        <SelectField
          checked={checked}
          label={t('payment.currency')}
          field="currencyCode"
          required
          value={values.currencyCode}
          onChange={changeCurrency}
          placeholder={t('payment.choose')}
          // Currencies of own accounts first.
          options={FOREIGN_CURRENCIES.toSorted((a, b) => Number(held.has(b.code)) - Number(held.has(a.code))).map(
            ({ code, letters: label }) => ({ value: code, label }),
          )}
        />
        <AccountSelect
          checked={checked}
          label={t('payment.account')}
          name="debitAccountId"
          field="debitAccountId"
          required
          accounts={accounts}
          emptyText={values.currencyCode === '' ? t('payment.currencyFirst') : t('payment.noAccounts')}
        />
      </div>
    </>
  );
}

const Sum = memoFormPart<PaymentValues, SumProps>(SumFields, {
  values: [
    ...(['kind', 'amount', 'currencyCode', 'debitAccountId', 'contracts'] as const),
    ...(['beneficiary.name', 'beneficiary.account', 'beneficiaryBank.name', 'basis'] as const),
  ],
  fields: ['to', 'kind', 'amount', 'currencyCode', 'debitAccountId'],
});

interface BasisProps {
  checked: CheckedForm<PaymentValues>;
  context: FormContext;
}

/** Basis; the first contract also fills in the beneficiary. */
function Basis({ checked, context }: BasisProps) {
  const { values } = checked;
  const fillBeneficiary = useFillBeneficiary(checked);
  const fill = (changes: Partial<BackedValues>) => {
    checked.fill(changes);
    const [share] = changes.contracts ?? [];
    const contract = context.contracts.find(({ id }) => id === share?.contractId);
    const hasNoBeneficiary = () => {
      const present = checked.present();
      return present['beneficiary.name'] === '' && present['beneficiary.account'] === '';
    };
    if (contract && hasNoBeneficiary()) void fillBeneficiary(contract, hasNoBeneficiary);
  };
  return (
    <BasisBlock
      checked={{ ...checked, fill }}
      choices={getBasisChoices(values.kind || null)}
      required
      contracts={context.contracts}
    />
  );
}

const PaymentBasis = memoFormPart<PaymentValues, BasisProps>(Basis, {
  values: [
    ...(['kind', 'basis', 'contracts', 'agreementNumber', 'agreementDate', 'basisText'] as const),
    ...(['amount', 'currencyCode', 'beneficiary.name', 'beneficiary.account'] as const),
  ],
  fields: ['basis', 'contracts', 'contracts.amounts', 'agreementNumber', 'agreementDate', 'basisText'],
});
