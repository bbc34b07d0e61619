import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import type { Payroll } from '@ncb/shared-kernel/api/contract';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { estimatePayrollTaxes } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { sumDifferenceByKind } from '../../features/difference';
import {
  getAdviceText,
  MASK,
  formatShortName,
  formatSigned,
  type PreviousPayroll,
  type GridFacts,
} from '../../features/payroll-grid';
import { useFoundTaxes } from '../../features/taxes';
import { useTexts } from '../../texts';
import styles from './payroll.module.css';

interface DirectorViewProps {
  payroll: Payroll;
  facts: GridFacts;
  previous: PreviousPayroll | null;
  count: number;
  onSign: () => void;
  onReturn: () => void;
}

const PEOPLE_MAX = 20;

export function DirectorView({ payroll, facts, previous, count, onSign, onReturn }: DirectorViewProps) {
  const { language } = useShell();
  const { t } = useTexts();
  return (
    <>
      <section className={styles['block']} data-field="director">
        <div className={styles['sum']}>
          <MoneyText amount={payroll.total} currency={UAH.letters} />
        </div>
        <p className="ncb-quiet">
          {t('payment.people', { count: payroll.employees.length })}
          {payroll.fee &&
            payroll.fee !== '0.00' &&
            ` · ${t('payrollNew.director.fee', { fee: formatAmount(payroll.fee, language) })}`}
        </p>
        {payroll.signatures.map(({ signer, at }) => (
          <Tag key={`${signer}${at}`} className="ncb-tag-good">
            {t('payrollNew.director.signed', { name: signer, at: at.slice(11, 16) })}
          </Tag>
        ))}
      </section>
      {previous && (
        <section className={styles['block']} data-field="differenceByKind">
          <h2>
            <span>{t('difference.title', { number: previous.number })}</span>
            <span className="ncb-number">{facts.difference !== null && formatSigned(facts.difference, language)}</span>
          </h2>
          <table className={styles['lines']}>
            <tbody>
              {sumDifferenceByKind(facts).map(({ kind, count: people, amount }) => (
                <tr key={kind} data-row={kind}>
                  <th scope="row" className={isMarked(kind) && people > 0 ? styles['warned'] : ''}>
                    {isMarked(kind) && people > 0 ? '! ' : ''}
                    {t(`difference.kinds.${kind}`)}
                  </th>
                  <td>{people}</td>
                  <td>{amount === '0.00' ? '' : formatSigned(amount, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <TaxesLine payroll={payroll} />
      <People facts={facts} />
      <div className={styles['phone-bar']}>
        {payroll.status !== DocumentStatus.new && (
          <Button onClick={onReturn} data-action="unsignPhone">
            {t('payrollNew.director.return')}
          </Button>
        )}
        <Button type="primary" onClick={onSign} data-action="signAllPhone">
          {t('payment.sign', { count })}
        </Button>
      </div>
    </>
  );
}

function isMarked(kind: string): boolean {
  return kind === 'accountChanged' || kind === 'muchMore';
}

function TaxesLine({ payroll }: { payroll: Payroll }) {
  const { session } = useShell();
  const { t } = useTexts();
  const due = estimatePayrollTaxes(payroll.total, payroll.typeId, session.bankDay).map(({ tax }) => tax);
  const found = useFoundTaxes(session.bankDay)?.filter(({ tax }) => due.includes(tax));
  if (!found || found.length === 0) return null;
  const missing = found.filter(({ document }) => document === null);
  const there = found.flatMap(({ tax, document }) =>
    document ? t('taxes.foundShort', { tax: t(`taxes.names.${tax}`), number: document.number }) : [],
  );
  return (
    <section className={styles['block']} data-field="taxes">
      <h2>
        <span>{t('taxes.short')}</span>
        {missing.length > 0 && (
          <span className={styles['warned']}>
            {t('taxes.missing', { taxes: missing.map(({ tax }) => t(`taxes.names.${tax}`)).join(', ') })}
          </span>
        )}
      </h2>
      <p className="ncb-quiet">{there.join(' · ')}</p>
    </section>
  );
}

/** Employees to check; amounts are shown on request only. Source: docs/requirements/payroll.md#who-sees-salaries. */
function People({ facts }: { facts: GridFacts }) {
  const { language } = useShell();
  const { t } = useTexts();
  const [areAmountsShown, setAmountsShown] = useState(false);
  if (facts.toCheck.length === 0) return null;
  return (
    <section className={styles['block']} data-field="toCheck">
      <h2>
        <span>{t('payrollNew.director.toCheck', { count: facts.toCheck.length })}</span>
        <Button
          size="small"
          icon={areAmountsShown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
          onClick={() => setAmountsShown(!areAmountsShown)}
          data-action="showAmounts"
        >
          {t(areAmountsShown ? 'sheet.hideAmounts' : 'sheet.showAmounts')}
        </Button>
      </h2>
      <table className={styles['lines']}>
        <tbody>
          {facts.toCheck.slice(0, PEOPLE_MAX).map((key) => {
            const rowFacts = facts.byKey.get(key);
            const [advice] = rowFacts?.advice ?? [];
            if (!rowFacts || !advice) return null;
            return (
              <tr key={key} data-row={key}>
                <th scope="row">{formatShortName(rowFacts.row)}</th>
                <td className={styles['warned']}>{getAdviceText(t, advice)}</td>
                <td>{areAmountsShown ? formatAmount(rowFacts.row.amount, language) : MASK}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
