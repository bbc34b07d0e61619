import { Flex } from 'antd';
import {
  CodeQuestion,
  hasPairQuestion,
  isPairProblem,
  getPairProblems,
  useReceiverCheck,
  useReceiverCheckCache,
} from '@ncb/shared-kernel/blocks/account-code';
import { checkCorrespondent, type CorrespondentDraft } from '@ncb/shared-kernel/domain/rules';
import { CORRESPONDENT_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import {
  AmountField,
  IbanField,
  RecordDialog,
  CheckboxField,
  TextField,
  useRecordForm,
  type SaveRow,
} from '@ncb/shared-kernel/ui';
import { toCorrespondentPair, tidyCorrespondent } from './correspondent-values';
import { useBankCodes } from './use-bank-codes';
import { useTexts } from '../../texts';

interface CorrespondentDialogProps {
  title: string;
  initialValues: CorrespondentDraft;
  onKeep: SaveRow<CorrespondentDraft>;
  onClose: () => void;
}

/**
 * Dialog of a counterparty. A long name is not cut: the user must shorten it. Source:
 * docs/requirements/hryvnia-payments.md#counterparties-and-purposes.
 */
export function CorrespondentDialog({ title, initialValues, onKeep, onClose }: CorrespondentDialogProps) {
  const { t, common } = useTexts();
  const banks = useBankCodes();
  const { read, load } = useReceiverCheckCache();
  const form = useRecordForm<CorrespondentDraft, CorrespondentDraft>({
    title,
    initialValues,
    check: (typed) => [
      ...checkCorrespondent(tidyCorrespondent(typed), banks),
      ...getPairProblems(read(toCorrespondentPair(tidyCorrespondent(typed))), 'code'),
    ],
    isShownAtOnce: isPairProblem,
    prepare: (typed) => load(toCorrespondentPair(tidyCorrespondent(typed))),
    toRow: tidyCorrespondent,
    onSave: onKeep,
    onKept: onClose,
  });
  const { checked } = form;
  const { hasCode, name } = checked.values;
  const compared = useReceiverCheck(toCorrespondentPair(tidyCorrespondent(checked.values)));
  return (
    <RecordDialog name="correspondent" title={title} form={form} onClose={onClose}>
      <div className="ncb-fields">
        <TextField
          checked={checked}
          label={t('catalogues.fields.name')}
          name="name"
          required
          className="ncb-wide"
          hint={t('catalogues.hints.name', { used: name.trim().length, count: CORRESPONDENT_NAME_MAX })}
        />
        <IbanField checked={checked} label={t('catalogues.fields.iban')} name="iban" required className="ncb-wide" />
        <TextField
          checked={checked}
          label={hasCode ? t('catalogues.fields.code') : common('fields.passport')}
          name="code"
          required
          isNumber
          hint={hasCode ? t('hints.receiverCode') : t('hints.passport')}
        />
        <AmountField
          checked={checked}
          label={t('catalogues.fields.maximum')}
          name="maximum"
          hint={t('catalogues.hints.maximum')}
        />
        <TextField
          checked={checked}
          label={t('catalogues.fields.phone')}
          name="phone"
          isNumber
          className="ncb-wide"
          hint={t('catalogues.hints.phone')}
        />
        {hasPairQuestion(compared) && (
          <div className="ncb-wide" role="status">
            <CodeQuestion check={compared} />
          </div>
        )}
        <Flex gap="large" wrap className="ncb-wide">
          <CheckboxField checked={checked} label={common('fields.isResident')} name="isResident" />
          <CheckboxField checked={checked} label={common('fields.hasCode')} name="hasCode" />
        </Flex>
      </div>
    </RecordDialog>
  );
}
