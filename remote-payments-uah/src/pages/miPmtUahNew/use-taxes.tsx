import { useState } from 'react';
import { loadCode, useCode } from '@ncb/shared-kernel/queries';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import { isBudgetPayment, type PaymentValues } from '../../features/payment';
import styles from './payment-form.module.css';

/**
 * Taxes that the company pays, for a new payment without a receiver or to the budget: beside the form, behind a button
 * above it in a narrow window, and in the page's menu.
 */
export function useTaxes(checked: CheckedForm<PaymentValues>, isNew: boolean) {
  const { values } = checked;
  const [isOpen, setOpen] = useState(false);
  const [choices, setChoices] = useState(0);
  const isBudget = isBudgetPayment(values);
  const isOffered = isNew && (isBudget || values.receiverName + values.creditIban === '');
  const { data: code } = useCode('miPmtUahNew/taxes', loadTaxes, isOffered || isOpen);
  const open = () => setOpen(true);
  const list = {
    creditIban: values.creditIban,
    onChoose(tax: Partial<PaymentValues>) {
      setOpen(false);
      setChoices((count) => count + 1);
      checked.fill(tax);
      checked.focus('amount');
    },
  };
  return {
    /** Number of choices: each closes the open fields of the receiver. */
    choices,
    open: isNew ? open : null,
    panel: isOffered && code && <code.TaxesPanel {...list} onShowAll={open} />,
    button: isNew && isBudget && <div className={styles['taxes']}>{code && <code.TaxesButton onOpen={open} />}</div>,
    dialog: isOpen && code && <code.TaxesDialog {...list} onClose={() => setOpen(false)} />,
  };
}

const loadTaxes = () => loadCode(() => import('../../features/taxes'));
