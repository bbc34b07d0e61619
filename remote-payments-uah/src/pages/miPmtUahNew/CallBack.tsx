import { WarningFilled } from '@ant-design/icons';
import { useSettledNeed } from '@ncb/shared-kernel/blocks/document-form';
import { shortenIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatPhone, isRowOfReceiver } from '@ncb/shared-kernel/domain/rules';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { buildPageAddress, DOCUMENT_DATE_DAYS_BACK } from '@ncb/shared-kernel/domain/vocabulary';
import { useCorrespondents } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  DateField,
  PageLink,
  SegmentedField,
  SelectField,
  TextField,
  useDates,
  type CheckedForm,
} from '@ncb/shared-kernel/ui';
import { Alert } from 'antd';
import { getTypedCallBack, toDraft, type PaymentValues, type TypedCallBack } from '../../features/payment';
import { getApprovalQuestion, useReceiverHistory, type ReceiverHistory } from '../../features/receiver';
import styles from './call-back.module.css';
import { useTexts } from '../../texts';

export interface CallBackProps {
  checked: CheckedForm<PaymentValues>;
  id: string | null;
}

/**
 * Alarm of a changed account with the statement whether the receiver was called. Source:
 * docs/requirements/payee-checks.md#form.
 */
export function CallBack({ checked, id }: CallBackProps) {
  const { t } = useTexts();
  const { values } = checked;
  const history = useReceiverHistory(values, id);
  const typed = getTypedCallBack(values);
  const { session } = useShell();
  const phones = usePhones(values);
  const isDemanded = useSettledNeed(getApprovalQuestion(toDraft(values)))?.callBack ?? false;
  // One of this receiver stands in the values although unanswered, if the bank recorded it: it can be answered.
  if (history.otherAccounts.length === 0 && !isDemanded && values.callBack !== typed) return null;
  const put = (changes: Partial<TypedCallBack>) =>
    checked.fill({ callBack: { ...getTypedCallBack(checked.present()), ...changes } });
  const answer = (chosen: TypedCallBack['answer']) => {
    const [only, ...others] = phones;
    const phone = typed.phone || (others.length === 0 ? (only ?? '') : '');
    put(chosen === 'done' ? { answer: chosen, phone, day: typed.day || session.bankDay } : { answer: chosen });
  };
  return (
    <Alert
      type="error"
      className={styles['alarm'] ?? ''}
      data-notice="callBack"
      title={<AlarmTitle {...history} isDemanded={isDemanded} />}
      description={
        <>
          <SegmentedField<TypedCallBack['answer']>
            checked={checked}
            field="callBack"
            label={t('form.callBack.question')}
            value={typed.answer}
            onChange={answer}
            options={[
              { value: 'done', label: t('form.callBack.done') },
              { value: 'notDone', label: t('form.callBack.notDone') },
            ]}
            hint={typed.answer === 'notDone' && t(isDemanded ? 'form.callBack.barred' : 'form.callBack.seen')}
          />
          {typed.answer === 'done' && <CallFields checked={checked} typed={typed} phones={phones} onChange={put} />}
        </>
      }
    />
  );
}

interface AlarmTitleProps extends Pick<ReceiverHistory, 'otherAccounts' | 'paidElsewhere'> {
  isDemanded: boolean;
}

/** Reason of the alarm and the advice; of a changed account also the accounts paid before, how often and when last. */
function AlarmTitle({ otherAccounts, paidElsewhere, isDemanded }: AlarmTitleProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const reason = isDemanded ? 'form.callBack.demanded' : 'form.callBack.new';
  const accounts = otherAccounts.map(toUnbroken).join(', ');
  const [last] = paidElsewhere;
  const before = last
    ? t('form.callBack.paid', {
        accounts,
        count: paidElsewhere.length,
        date: formatDay(last.valueDate ?? last.documentDate),
      })
    : t('form.callBack.before', { accounts });
  return (
    <>
      <WarningFilled aria-hidden />
      <span>
        <strong>{t(accounts ? 'form.callBack.changed' : reason)}</strong> {accounts && before}{' '}
        {t('form.callBack.advice')}
      </span>
    </>
  );
}

interface CallFieldsProps {
  checked: CheckedForm<PaymentValues>;
  typed: TypedCallBack;
  phones: readonly string[];
  onChange: (changes: Partial<TypedCallBack>) => void;
}

function CallFields({ checked, typed, phones, onChange }: CallFieldsProps) {
  const { navigation, session } = useShell();
  const { t } = useTexts();
  // The number that a stored statement names may have left the catalogue.
  const offered = typed.phone === '' || phones.includes(typed.phone) ? phones : [...phones, typed.phone];
  const isPhoneMissing = offered.length === 0;
  const bound = (field: 'person' | 'time' | 'confirmedBy') => ({
    checked,
    part: 'callBack',
    field,
    label: t(`form.callBack.${field}`),
    value: typed[field],
    onChange: (text: string) => onChange({ [field]: text }),
  });
  return (
    <div className={styles['fields']}>
      <TextField {...bound('person')} required className={styles['person'] ?? ''} />
      <SelectField
        checked={checked}
        part="callBack"
        field="phone"
        className={styles['phone'] ?? ''}
        label={t('form.callBack.phone')}
        required
        value={typed.phone}
        onChange={(phone) => onChange({ phone })}
        options={offered.map((phone) => ({ value: phone, label: formatPhone(phone) }))}
        placeholder={t('form.callBack.fromCatalogue')}
        emptyText={t('form.callBack.noPhone')}
      />
      {isPhoneMissing && (
        <p className={styles['none']}>
          {t('form.callBack.noPhone')}{' '}
          <PageLink navigation={navigation} {...buildPageAddress('miCatalogs', {})} data-action="openCatalogue">
            {t('form.callBack.openCatalogue')}
          </PageLink>
        </p>
      )}
      <DateField
        checked={checked}
        part="callBack"
        field="day"
        className={styles['day'] ?? ''}
        label={t('form.callBack.day')}
        required
        value={typed.day}
        onChange={(day) => onChange({ day })}
        range={{ from: addDays(session.bankDay, -DOCUMENT_DATE_DAYS_BACK), to: session.bankDay }}
      />
      <TextField {...bound('time')} required isNumber placeholder="10:38" className={styles['time'] ?? ''} />
      <TextField
        {...bound('confirmedBy')}
        className={styles['confirmed'] ?? ''}
        hint={t('form.callBack.confirmedByHint')}
      />
    </div>
  );
}

/** Shortens an account so that no line ends within it. */
const toUnbroken = (iban: string) => shortenIban(iban).replaceAll(' ', '\u00a0');

/** Reads the receiver's numbers in the catalogue; the bank compares them again. */
function usePhones(values: PaymentValues): readonly string[] {
  const draft = toDraft(values);
  const rows = useCorrespondents().data?.rows ?? [];
  return [...new Set(rows.filter((row) => isRowOfReceiver(row, draft) && row.phone !== '').map(({ phone }) => phone))];
}
