import { FoldableSection, useFold } from '@ncb/shared-kernel/blocks/document-form';
import { addDays, isCalendarDate, toDotted } from '@ncb/shared-kernel/domain/dates';
import { getDocumentDateWindow, getValueDateWindow } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, DocumentType, FundsSource } from '@ncb/shared-kernel/domain/vocabulary';
import { useJournal } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DateField, memoFormPart, SelectField, TextField, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

export interface DocumentFoldProps {
  checked: CheckedForm<PaymentValues>;
}

/** Oldest purchase, days: bought currency must be used within days. */
const REQUEST_DAYS_BACK = 92;
const FIELDS = ['pmt_num', 'doc_date', 'val_date', 'funds_src', 'cur_req_id'] as const;

/** Fields right for most payments, shown in one line. */
function Document({ checked }: DocumentFoldProps) {
  const { session } = useShell();
  const { t, common } = useTexts();
  const { values } = checked;
  const { bankDay } = session;
  const isWrong = FIELDS.some((field) => checked.problemOf(field) !== null);
  const fold = useFold({ isNeeded: isWrong });
  const isBought = values.fundsSource === FundsSource.bought;
  const requests = useBoughtRequests(isBought);
  const request = requests.find(({ id }) => id === values.requestId);

  const formatDate = (date: string) => (isCalendarDate(date) ? toDotted(date) : date);
  const about = [
    t('payment.document.about', { number: values.number, date: formatDate(values.documentDate) }),
    values.valueDate && t('payment.document.value', { date: formatDate(values.valueDate) }),
    isBought
      ? t('payment.document.bought', { number: request?.number ?? values.requestId })
      : common(`fundsSource.${FundsSource.own}`).toLowerCase(),
  ].filter(Boolean);
  return (
    <FoldableSection name="document" title={t('payment.document.title')} about={about.join(', ')} fold={fold}>
      <div className={styles['document']}>
        <TextField
          checked={checked}
          label={common('fields.number')}
          name="number"
          field="pmt_num"
          required
          inputMode="numeric"
          isNumber
        />
        <DateField
          checked={checked}
          label={common('fields.documentDate')}
          name="documentDate"
          field="doc_date"
          required
          range={getDocumentDateWindow(bankDay)}
        />
        <DateField
          checked={checked}
          label={common('fields.valueDate')}
          name="valueDate"
          field="val_date"
          range={getValueDateWindow(values.documentDate, bankDay)}
        />
        <SelectField
          checked={checked}
          label={t('payment.fundsSource')}
          name="fundsSource"
          field="funds_src"
          required
          options={Object.values(FundsSource).map((value) => ({ value, label: common(`fundsSource.${value}`) }))}
        />
        {isBought && (
          <SelectField
            checked={checked}
            label={t('payment.request')}
            name="requestId"
            field="cur_req_id"
            clearedValue=""
            emptyText={t('payment.noRequests')}
            options={requests.map(({ id, number, documentDate, amount, currencyLetters }) => ({
              value: id,
              label: t('payment.requestOption', {
                ...{ number, amount },
                date: toDotted(documentDate),
                currency: currencyLetters,
              }),
            }))}
          />
        )}
      </div>
    </FoldableSection>
  );
}

function useBoughtRequests(isEnabled: boolean) {
  const { session } = useShell();
  const start = addDays(session.bankDay, -REQUEST_DAYS_BACK);
  const answer = useJournal(
    {
      ...{ periodType: 'period', end: null, day: null, accountIds: [] },
      ...{ start, type: DocumentType.buyRequest, status: DocumentStatus.success },
    },
    isEnabled,
  );
  return answer.data?.rows ?? [];
}

export const DocumentFold = memoFormPart<PaymentValues, DocumentFoldProps>(Document, {
  values: ['number', 'documentDate', 'valueDate', 'fundsSource', 'requestId'],
  fields: FIELDS,
});
