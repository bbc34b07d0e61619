import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { checkCorrespondent, type CorrespondentDraft } from '@ncb/shared-kernel/domain/rules';
import { CORRESPONDENT_NAME_MAX, IBAN_LENGTH } from '@ncb/shared-kernel/domain/vocabulary';
import { FormSwitch } from '../form-parts/FormSwitch';
import { tidyCorrespondent } from './correspondent-values';
import { RecordDialog } from './RecordDialog';
import { RecordText } from './RecordText';
import { useRecordForm, type KeepRow } from './use-record-form';

export interface CorrespondentDialogProps {
  title: string;
  initialValues: CorrespondentDraft;
  onKeep: KeepRow<CorrespondentDraft>;
  onClose: () => void;
}

/** A correspondent, to be added or changed. A name that is too long is asked for anew, not cut. Source: spec 2 §5 */
export function CorrespondentDialog({ title, initialValues, onKeep, onClose }: CorrespondentDialogProps) {
  const { t } = useTranslation('payments-uah');
  const form = useRecordForm<CorrespondentDraft, CorrespondentDraft>({
    title,
    initialValues,
    check: (typed) => checkCorrespondent(tidyCorrespondent(typed)),
    toRow: tidyCorrespondent,
    onKeep,
    onKept: onClose,
  });
  const { checked } = form;
  const { hasCode, name } = checked.values;
  return (
    <RecordDialog name="correspondent" title={title} form={form} onClose={onClose}>
      <div className="ncb-fields">
        <RecordText
          checked={checked}
          label={t('catalogues.fields.NAME')}
          name="name"
          field="NAME"
          required
          isFirst
          className="ncb-wide"
          hint={t('catalogues.hints.name', { used: name.trim().length, count: CORRESPONDENT_NAME_MAX })}
        />
        <RecordText
          checked={checked}
          label={t('catalogues.fields.IBAN')}
          name="iban"
          field="IBAN"
          required
          isNumber
          className="ncb-wide"
          normalise={normaliseIban}
          hint={t('hints.iban', { count: IBAN_LENGTH })}
        />
        <RecordText
          checked={checked}
          label={hasCode ? t('catalogues.fields.CODE') : t('fields.passport')}
          name="code"
          field="CODE"
          required
          isNumber
          hint={hasCode ? t('hints.receiverCode') : t('hints.passport')}
        />
        <RecordText
          checked={checked}
          label={t('catalogues.fields.SAL')}
          name="maximum"
          field="SAL"
          isNumber
          hint={t('catalogues.hints.maximum')}
        />
        <Flex gap="large" wrap className="ncb-wide">
          <FormSwitch label={t('fields.isResident')} name="isResident" field="IS_RESIDENT" />
          <FormSwitch label={t('fields.hasCode')} name="hasCode" field="HAS_CODE" />
        </Flex>
      </div>
    </RecordDialog>
  );
}
