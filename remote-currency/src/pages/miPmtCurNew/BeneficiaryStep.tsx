import { WarningFilled } from '@ant-design/icons';
import { Button, Checkbox, Form } from 'antd';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { CatalogueBeneficiary } from '@ncb/shared-kernel/api/contract';
import { FoldableSection, useFold } from '@ncb/shared-kernel/blocks/document-form';
import {
  ADDRESS_FIELDS,
  readAddressValues,
  BankFields,
  transliterateValues,
  type AddressValues,
  type BeneficiaryValues,
} from '@ncb/shared-kernel/blocks/foreign-bank';
import { useBankName } from '@ncb/shared-kernel/blocks/payment-sheet';
import { checkForeignIban, formatIban, getIbanCountry, normaliseAccount } from '@ncb/shared-kernel/domain/identifiers';
import { findCountry } from '@ncb/shared-kernel/domain/countries';
import { composeAddress } from '@ncb/shared-kernel/domain/rules';
import { tidyLine, toSwiftText } from '@ncb/shared-kernel/domain/text';
import { BENEFICIARY_ACCOUNT_MAX, CurrencyPaymentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { type CheckedForm, CountryField, getCountryName, FieldProblem, TextField } from '@ncb/shared-kernel/ui';
import { findOtherAccounts, toBeneficiaryStepValues, ReplacedSigns, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import { BeneficiaryChoice } from './BeneficiaryChoice';
import { FoundBank } from './FoundBank';
import styles from './payment-form.module.css';

interface BeneficiaryStepProps {
  checked: CheckedForm<PaymentValues>;
  beneficiaries: readonly CatalogueBeneficiary[];
  /** Called once the fields are there: the form draws again and puts the focus where it was to go. */
  onDrawn: () => void;
}

/**
 * Step of beneficiary, address and banks. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment.
 */
export function BeneficiaryStep({ checked, beneficiaries, onDrawn }: BeneficiaryStepProps) {
  const { t } = useTexts();
  const isAbroad = checked.values.kind === CurrencyPaymentKind.external;
  const isBankKnown = checked.problems.every(({ field }) => !field.startsWith('intermediaryBank.'));
  const focusFirst = useEffectEvent(() => {
    if (checked.values['beneficiary.country'] === '') checked.focus('beneficiary.country');
    else onDrawn();
  });
  useEffect(() => focusFirst(), []);
  const intermediary = useFold({ isNeeded: !isBankKnown, isLikely: checked.values['intermediaryBank.swift'] !== '' });
  return (
    <>
      <BeneficiaryFieldGroup checked={checked} beneficiaries={beneficiaries} />
      <Address checked={checked} />
      <Part title={t('payment.bank')}>
        <FoundBank values={checked.values} />
        <BankFields<'beneficiaryBank.', PaymentValues> checked={checked} prefix="beneficiaryBank." required />
      </Part>
      <FoldableSection
        name="intermediary"
        title={t('payment.intermediary.title')}
        about={t(isAbroad ? 'payment.intermediary.about' : 'payment.intermediary.own')}
        fold={intermediary}
      >
        <BankFields<'intermediaryBank.', PaymentValues> checked={checked} prefix="intermediaryBank." required={false} />
      </FoldableSection>
      {isAbroad && <SwiftLetters checked={checked} />}
    </>
  );
}

interface PartProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

function Part({ title, actions, children }: PartProps) {
  return (
    <section className={styles['part']} aria-label={title}>
      <div className={styles['part-head']}>
        <h2>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

function BeneficiaryFieldGroup({ checked, beneficiaries }: Omit<BeneficiaryStepProps, 'onDrawn'>) {
  const { language } = useShell();
  const { t } = useTexts();
  const { values } = checked;
  const account = normaliseAccount(values['beneficiary.account']);
  const bank = useBankName(account);
  const isIban = checkForeignIban(account) === null;
  const country = isIban ? findCountry(getIbanCountry(account)) : null;
  const others = findOtherAccounts(values, beneficiaries);
  const isChanged = values.kind === CurrencyPaymentKind.external && others.length > 0 && account !== '';
  const problem = checked.problemOf('isPartnerCalled');
  const text = (name: 'name' | 'code' | 'secondCode', required = false) => (
    <TextField
      checked={checked}
      label={t(`payment.beneficiary.${name}`)}
      name={`beneficiary.${name}`}
      required={required}
    />
  );
  return (
    <Part
      title={t('payment.receiver')}
      actions={<BeneficiaryChoice onChoose={(row) => checked.fill(toBeneficiaryStepValues(row))} />}
    >
      {isChanged && (
        <div className={styles['alarm']} role="alert" data-warning="changedAccount">
          <WarningFilled aria-hidden />
          <div>
            <strong>{t('payment.changed.title', { name: values['beneficiary.name'] })}</strong>
            <div>
              {t('payment.changed.before')}{' '}
              {others.map((one) => (
                <span key={one} className="ncb-number ncb-breakable">
                  {formatIban(one)}{' '}
                </span>
              ))}
            </div>
            <div>{t('payment.changed.advice')}</div>
            <Form.Item noStyle name="isPartnerCalled" valuePropName="checked">
              <Checkbox data-field="isPartnerCalled" aria-invalid={problem !== null}>
                {t('payment.changed.called')}
              </Checkbox>
            </Form.Item>
            {problem && <FieldProblem problem={problem} />}
          </div>
        </div>
      )}
      <div className={styles['who']}>
        <CountryField
          checked={checked}
          label={t('payment.country')}
          name="beneficiary.country"
          code="numeric"
          required
        />
        {text('name', true)}
        <TextField
          checked={checked}
          label={t('payment.beneficiary.account')}
          name="beneficiary.account"
          required
          isNumber
          hint={
            country ? (
              <span className={styles['filled']}>
                {t('payment.ibanRight', { country: getCountryName(country.numeric, language), length: account.length })}
                {bank && ` · ${bank}`}
              </span>
            ) : (
              t('payment.accountHint')
            )
          }
        />
        {text('code')}
        {text('secondCode')}
      </div>
      {country && account.length > BENEFICIARY_ACCOUNT_MAX && (
        <p className={styles['alarm']} role="alert" data-notice="longIban">
          {t('payment.longIban', {
            country: getCountryName(country.numeric, language),
            length: account.length,
            max: BENEFICIARY_ACCOUNT_MAX,
          })}
        </p>
      )}
    </Part>
  );
}

interface AddressProps {
  checked: CheckedForm<PaymentValues>;
}

/**
 * Fields of the address; parts guessed from one line must be confirmed. Source: docs/requirements/currency.md#address.
 */
function Address({ checked }: AddressProps) {
  const { t } = useTexts();
  const { values } = checked;
  const isAbroad = values.kind === CurrencyPaymentKind.external;
  const problem = checked.problemOf('isAddressSure');
  const line = composeAddress(readAddressValues(values));
  const country = findCountry(values['beneficiary.country'])?.alpha2 ?? '';
  const lineProblem = checked.problemOf('beneficiary.address');
  return (
    <Part title={t('payment.address.title')}>
      {isAbroad && !values.isAddressSure && (
        <div className={styles['note']} data-warning="guessedAddress">
          <WarningFilled aria-hidden />
          <div>
            <strong>{t('payment.address.confirm')}</strong>{' '}
            {t('payment.address.guessed', { line: values['beneficiary.address'] })}
            {problem && <FieldProblem problem={problem} />}
          </div>
          <Button
            size="small"
            onClick={() => checked.fill({ isAddressSure: true })}
            data-field="isAddressSure"
            data-action="confirmAddress"
          >
            {t('payment.address.right')}
          </Button>
        </div>
      )}
      <div className={styles['address']}>
        {ADDRESS_FIELDS.map((name) => (
          <TextField
            key={name}
            checked={checked}
            label={t(`payment.addressParts.${name}`)}
            name={`addressParts.${name}`}
            required={name === 'town' && isAbroad}
          />
        ))}
      </div>
      <p className={`${styles['line'] ?? ''} ncb-quiet`} data-field="beneficiary.address">
        {line !== '' && t('payment.address.line', { line: [line, country].filter(Boolean).join(', ') })}
      </p>
      {lineProblem && <FieldProblem problem={lineProblem} />}
    </Part>
  );
}

/** Button that replaces letters that SWIFT cannot carry; never automatic. */
function SwiftLetters({ checked }: AddressProps) {
  const { t } = useTexts();
  const { values } = checked;
  const { 'beneficiary.address': _, ...changes } = transliterateValues(values);
  const parts = toSwiftAddress(values);
  const changed = Object.keys({ ...changes, ...parts }) as (keyof (BeneficiaryValues & AddressValues))[];
  if (changed.length === 0) return null;
  return (
    <div className={styles['note']} data-warning="swiftLetters">
      <WarningFilled aria-hidden />
      <div>
        {t('payment.letters.text')}
        <ReplacedSigns text={changed.map((name) => values[name]).join(' ')} />
      </div>
      <Button size="small" onClick={() => checked.fill({ ...changes, ...parts })} data-action="swiftLetters">
        {t('payment.letters.action')}
      </Button>
    </div>
  );
}

function toSwiftAddress(values: PaymentValues): Partial<PaymentValues> {
  const names = ADDRESS_FIELDS.map((name) => `addressParts.${name}` as const);
  const changed = names.map((name) => [name, toSwiftText(values[name])] as const);
  return Object.fromEntries(changed.filter(([name, text]) => text !== tidyLine(values[name])));
}
