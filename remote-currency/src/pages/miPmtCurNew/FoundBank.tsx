import { BankOutlined, CheckCircleFilled, WarningFilled } from '@ant-design/icons';
import { findCountry } from '@ncb/shared-kernel/domain/countries';
import {
  getBicCountry,
  checkBic,
  checkForeignIban,
  getIbanCountry,
  normaliseAccount,
  normaliseBic,
} from '@ncb/shared-kernel/domain/identifiers';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getCountryName } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

interface FoundBankProps {
  values: PaymentValues;
}

/** Bank with a check that it is in the IBAN's country. Source: docs/requirements/currency.md#bank-codes. */
export function FoundBank({ values }: FoundBankProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const swift = normaliseBic(values['beneficiaryBank.swift']);
  if (checkBic(swift) !== null || values['beneficiaryBank.name'] === '') return null;
  const country = findCountry(getBicCountry(swift))?.numeric ?? '';
  const account = normaliseAccount(values['beneficiary.account']);
  const isIban = checkForeignIban(account) === null;
  const isSame = !isIban || getIbanCountry(account) === getBicCountry(swift);
  return (
    <div className={styles['found']} data-field="foundBank">
      <BankOutlined aria-hidden />
      <div>
        <strong>{values['beneficiaryBank.name']}</strong>
        <div className="ncb-quiet">
          {[getCountryName(country, language), isIban && t(isSame ? 'foundBank.same' : 'foundBank.other')]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      {isSame ? <CheckCircleFilled className={styles['good']} aria-hidden /> : <WarningFilled aria-hidden />}
    </div>
  );
}
