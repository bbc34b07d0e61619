import type { FeeSettings } from '@ncb/shared-kernel/api/contract';
import { FoldableSection, useFold } from '@ncb/shared-kernel/blocks/document-form';
import { isCalendarDate } from '@ncb/shared-kernel/domain/dates';
import { getValueDateWindow } from '@ncb/shared-kernel/domain/rules';
import { CURRENCY_PURPOSE_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { DateField, memoFormPart, TextField, type CheckedForm, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { FeeFacts, useFeeText } from './FeeFacts';
import type { RequestValues } from './request-values';
import styles from './request.module.css';

interface RequestFoldsProps {
  checked: CheckedForm<RequestValues>;
  /** Null before an account is chosen. */
  settings: FeeSettings | null;
  bankDay: string;
}

/** Rarely changed parts; one with a problem opens by itself. */
function Folds({ checked, settings, bankDay }: RequestFoldsProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { values } = checked;
  const isWrong = (...names: readonly string[]) => checked.problems.some(({ field }) => names.includes(field));
  const fee = useFold({ isNeeded: false });
  const purpose = useFold({ isNeeded: isWrong('purpose') });
  const document = useFold({ isNeeded: isWrong('number', 'valueDate') });
  const feeWords = useFeeText(settings);
  const day = isCalendarDate(values.valueDate) ? formatDay(values.valueDate) : values.valueDate;
  const window = getValueDateWindow(values.documentDate, bankDay);
  return (
    <div className={styles['folds']}>
      <FoldableSection
        name="fee"
        title={t('request.fee.title')}
        about={feeWords ?? t('request.fee.accountFirst')}
        fold={fee}
      >
        {settings ? <FeeFacts settings={settings} /> : <p className="ncb-quiet">{t('request.fee.accountFirst')}</p>}
      </FoldableSection>
      <FoldableSection
        name="purpose"
        title={t('request.purpose')}
        about={values.purpose.trim() || t('request.noPurpose')}
        fold={purpose}
      >
        <TextField
          checked={checked}
          label={t('request.purpose')}
          name="purpose"
          lines={2}
          hint={
            <span className="ncb-number">
              {common('common.characters', { used: values.purpose.length, max: CURRENCY_PURPOSE_MAX })}
            </span>
          }
        />
      </FoldableSection>
      <FoldableSection
        name="document"
        title={t('request.document')}
        about={[t('request.numberShort', { number: values.number }), day && t('request.dayShort', { day })]
          .filter(Boolean)
          .join(', ')}
        fold={document}
      >
        <div className={styles['document']}>
          <TextField
            checked={checked}
            label={common('fields.number')}
            name="number"
            required
            inputMode="numeric"
            isNumber
          />
          <DateField
            checked={checked}
            label={t('request.valueDate')}
            name="valueDate"
            hint={t('request.valueDateHint', { date: formatDay(window.to) })}
            range={window}
          />
        </div>
      </FoldableSection>
    </div>
  );
}

export const RequestFolds = memoFormPart<RequestValues, RequestFoldsProps>(Folds, {
  values: ['purpose', 'number', 'valueDate', 'documentDate'],
  fields: ['purpose', 'number', 'valueDate'],
});
