import type { AnswerOf, getPaymentRules } from '@ncb/shared-kernel/api/contract';
import {
  checkInstantLimits,
  parseInstantLimits,
  splitLimits,
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
export function LimitsDialog({ rules, onClose }: LimitsDialogProps) {
  const { limits } = rules;
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
  const effects = listEffects(checked.values, rules);
  return (
    <RecordDialog name="limits" title={t('limits.dialog.title')} form={form} onClose={onClose}>
      <div className="ncb-fields">
        {(['perPayment', 'perDay'] as const).map((name) => (
          <AmountField
            key={name}
            checked={checked}
            name={name}
            label={t(`limits.fields.${name}`)}
            whenEmpty={t('limits.dialog.empty')}
            currency="UAH"
          />
        ))}
        <TextField
          checked={checked}
          name="reason"
          label={t('limits.dialog.reason')}
          hint={t('limits.dialog.reasonHint')}
          maxLength={RULE_REASON_MAX}
          className="ncb-wide"
        />
      </div>
      {/* Always present: screen readers announce only changes of an existing region. */}
      <div className="ncb-quiet" role="status">
        {effects.map((effect) => (
          <p key={effect} data-notice={effect}>
            {t(`limits.dialog.${effect}`)}
          </p>
        ))}
      </div>
    </RecordDialog>
  );
}

type Effect = 'atOnce' | 'waits' | 'ownKey' | 'withdraws' | 'blocked';

/** Lists what saving will do; nothing while the values have problems. */
function listEffects(
  values: InstantLimitsDraft,
  { limits, needsSecond, changes }: LimitsDialogProps['rules'],
): readonly Effect[] {
  if (checkInstantLimits(values, limits).length > 0) return [];
  const { now, later } = splitLimits(limits, parseInstantLimits(values));
  const isWaiting = changes.some(({ outcome }) => outcome === null);
  const effects: Effect[] = [];
  if (now) effects.push('atOnce');
  if (now && isWaiting) effects.push('withdraws');
  if (later && isWaiting && !now) effects.push('blocked');
  else if (later) effects.push(needsSecond ? 'waits' : 'ownKey');
  return effects;
}
