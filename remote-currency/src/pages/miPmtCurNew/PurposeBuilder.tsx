import { Modal, Radio } from 'antd';
import { useState } from 'react';
import type { Contract } from '@ncb/shared-kernel/api/contract';
import { addDays, isCalendarDate } from '@ncb/shared-kernel/domain/dates';
import { buildCurrencyPurpose, type CitedDocument, type PurposeLanguage } from '@ncb/shared-kernel/domain/rules';
import { PurposeKind } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DateField, DialogFields, type FieldChecks, TextField } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

interface PurposeBuilderProps {
  contract: Contract | null;
  agreement: CitedDocument;
  onBuilt: (purpose: string) => void;
  onClose: () => void;
}

/** Checks that do nothing: the form checks the purpose. */
const UNCHECKED: FieldChecks = { problemOf: () => null, leave: () => undefined };
/** Earliest cited document, days back. */
const DOCUMENT_DAYS_BACK = 3653;

/** Builds a purpose from subject and documents. */
export function PurposeBuilder({ contract, agreement, onBuilt, onClose }: PurposeBuilderProps) {
  const { session } = useShell();
  const { t, common } = useTexts();
  const [language, setLanguage] = useState<PurposeLanguage>('en');
  const [kind, setKind] = useState<PurposeKind>(PurposeKind.payment);
  const [subject, setSubject] = useState('');
  const [paper, setPaper] = useState<CitedDocument>(
    contract ? { number: contract.number, date: contract.startDate } : agreement,
  );
  const [invoice, setInvoice] = useState<CitedDocument>({ number: '', date: '' });
  const range = { from: addDays(session.bankDay, -DOCUMENT_DAYS_BACK), to: session.bankDay };
  const text = buildCurrencyPurpose({
    language,
    kind,
    subject,
    contract: toCitation(paper),
    invoice: toCitation(invoice),
  });
  const papers = [
    ['contract', paper, setPaper],
    ['invoice', invoice, setInvoice],
  ] as const;
  return (
    <Modal
      open
      title={t('payment.builder.title')}
      okText={t('payment.builder.take')}
      cancelText={common('common.cancel')}
      okButtonProps={{ disabled: subject.trim() === '', ...({ 'data-action': 'takePurpose' } as object) }}
      onOk={() => onBuilt(text)}
      onCancel={onClose}
      width={560}
      data-dialog="purposeBuilder"
    >
      <DialogFields className={styles['builder'] ?? ''}>
        <Radio.Group
          aria-label={t('payment.builder.language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value as PurposeLanguage)}
          options={[
            { value: 'en', label: 'English' },
            { value: 'uk', label: 'Українська' },
          ]}
          data-field="purposeLanguage"
        />
        <Radio.Group
          aria-label={t('payment.builder.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value as PurposeKind)}
          options={Object.values(PurposeKind).map((value) => ({ value, label: common(`purposeKind.${value}`) }))}
          data-field="purposeKind"
        />
        <TextField
          checked={UNCHECKED}
          label={t('payment.builder.subject')}
          field="purposeSubject"
          required
          value={subject}
          onChange={setSubject}
        />
        {papers.map(([name, { number, date }, set]) => (
          <div key={name} className={styles['paper']}>
            <TextField
              checked={UNCHECKED}
              label={t(`payment.builder.${name}`)}
              field={`${name}Number`}
              value={number}
              onChange={(typed) => set({ number: typed, date })}
            />
            <DateField
              checked={UNCHECKED}
              label={t(`payment.builder.${name}Date`)}
              field={`${name}Date`}
              value={date}
              onChange={(typed) => set({ number, date: typed })}
              range={range}
            />
          </div>
        ))}
        <p className={styles['built']} aria-live="polite" data-field="builtPurpose">
          {subject.trim() === '' ? t('payment.builder.empty') : text}
        </p>
      </DialogFields>
    </Modal>
  );
}

/** Returns a citation; null without number or date. */
function toCitation({ number, date }: CitedDocument): CitedDocument | null {
  return number.trim() !== '' && isCalendarDate(date) ? { number: number.trim(), date } : null;
}
