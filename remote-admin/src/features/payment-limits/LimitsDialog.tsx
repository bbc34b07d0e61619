import type { AnswerOf, getPaymentRules } from '@ncb/shared-kernel/api/contract';
import {
  checkInstantLimits,
  isLoosening,
  parseInstantLimits,
  type InstantLimitsDraft,
} from '@ncb/shared-kernel/domain/rules';
import { RULE_REASON_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { AmountField, RecordDialog, TextField, useRecordForm } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { useChangeLimits } from './use-change-limits';

export interface LimitsDialogProps {
  rules: AnswerOf<typeof getPaymentRules>;
  onClose: () => void;
}

/** Dialog that changes the limits and says beforehand whether a second manager has to agree. */
export function LimitsDialog({ rules: { limits, needsSecond }, onClose }: LimitsDialogProps) {
  const { t } = useTexts();
  const { change } = useChangeLimits();
  const form = useRecordForm<InstantLimitsDraft, InstantLimitsDraft>({
    title: t('limits.dialog.title'),
    initialValues: { perPayment: limits.perPayment ?? '', perDay: limits.perDay ?? '', reason: '' },
    check: (values) => checkInstantLimits(values, limits),
    toRow: (values) => values,
    onSave: change,
    onKept: onClose,
  });
  const { checked } = form;
  const waits = needsSecond && isLoosening(limits, parseInstantLimits(checked.values));
  return (
    <RecordDialog name="limits" title={t('limits.dialog.title')} form={form} onClose={onClose}>
      <div className="ncb-fields">
        <AmountField
          checked={checked}
          name="perPayment"
          label={t('limits.fields.perPayment')}
          whenEmpty={t('limits.dialog.empty')}
          currency="UAH"
        />
        <AmountField
          checked={checked}
          name="perDay"
          label={t('limits.fields.perDay')}
          whenEmpty={t('limits.dialog.empty')}
          currency="UAH"
        />
        <TextField
          checked={checked}
          name="reason"
          label={t('limits.dialog.reason')}
          hint={t('limits.dialog.reasonHint')}
          maxLength={RULE_REASON_MAX}
          className="ncb-wide"
        />
      </div>
      <p className="ncb-quiet" role="status" data-notice={waits ? 'waits' : 'atOnce'}>
        {t(waits ? 'limits.dialog.waits' : 'limits.dialog.atOnce')}
      </p>
    </RecordDialog>
  );
}
