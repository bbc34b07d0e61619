import { Checkbox } from 'antd';
import type { AnswerOf, getPaymentRules } from '@ncb/shared-kernel/api/contract';
import {
  checkPaymentRules,
  isSamePolicy,
  parsePaymentRules,
  splitPaymentRules,
  toPolicyDraft,
  type ApprovalPolicyDraft,
  type PaymentRulesDraft,
} from '@ncb/shared-kernel/domain/rules';
import { RULE_REASON_MAX, TWO_PEOPLE_REASONS } from '@ncb/shared-kernel/domain/vocabulary';
import { AmountField, RecordDialog, TextField, useRecordForm, type CheckedForm } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import styles from './rules.module.css';
import { useChangeRules } from './use-change-rules';
import { listNames } from './use-rule-texts';

export interface RulesDialogProps {
  rules: AnswerOf<typeof getPaymentRules>;
  onClose: () => void;
}

/** Dialog that changes the rules and says beforehand whether a second manager has to agree. */
export function RulesDialog({ rules, onClose }: RulesDialogProps) {
  const { t } = useTexts();
  const { change } = useChangeRules();
  const names = listNames(rules);
  const form = useRecordForm<PaymentRulesDraft, PaymentRulesDraft>({
    title: t('rules.dialog.title'),
    initialValues: toDraft(rules, [...names.keys()]),
    check: (values) => checkPaymentRules(values, rules),
    toRow: (values) => values,
    onSave: change,
    onKept: onClose,
  });
  const { checked } = form;
  const { approval } = checked.values;
  const setPolicy = (changes: Partial<ApprovalPolicyDraft>) =>
    checked.fill({ approval: { ...checked.present().approval, ...changes } });
  return (
    <RecordDialog name="rules" title={t('rules.dialog.title')} form={form} onClose={onClose}>
      <div className={styles['dialog']}>
        <h3>{t('rules.sections.amount')}</h3>
        <div className="ncb-fields">
          {(['onePersonMax', 'withoutDirectorMax', 'dayMax'] as const).map((name) => (
            <AmountField
              key={name}
              checked={checked}
              part="approval"
              field={name}
              label={t(`rules.fields.${name}`)}
              value={approval[name]}
              onChange={(text) => setPolicy({ [name]: text })}
              whenEmpty={t('rules.dialog.empty')}
              hint={t('rules.dialog.empty')}
              currency="UAH"
            />
          ))}
        </div>
        <h3>{t('rules.sections.people')}</h3>
        <div className="ncb-fields">
          <PeopleFields checked={checked} onChange={setPolicy} names={names} />
        </div>
        <h3>{t('rules.sections.always')}</h3>
        <div className={styles['boxes']}>
          <ReasonBoxes checked={checked} onChange={setPolicy} />
        </div>
        <PayeeFields checked={checked} approval={approval} onChange={setPolicy} />
        <h3>{t('rules.sections.instant')}</h3>
        <div className="ncb-fields">
          {(['perPayment', 'perDay'] as const).map((name) => (
            <AmountField
              key={name}
              checked={checked}
              name={name}
              label={t(`rules.fields.${name}`)}
              whenEmpty={t('rules.dialog.empty')}
              currency="UAH"
            />
          ))}
          <TextField
            checked={checked}
            name="reason"
            label={t('rules.dialog.reason')}
            hint={t('rules.dialog.reasonHint')}
            maxLength={RULE_REASON_MAX}
            className="ncb-wide"
          />
        </div>
      </div>
      {/* Always present: screen readers announce only changes of an existing region. */}
      <div className="ncb-quiet" role="status">
        {listEffects(checked.values, rules).map((effect) => (
          <p key={effect} data-notice={effect}>
            {t(`rules.dialog.${effect}`)}
          </p>
        ))}
      </div>
    </RecordDialog>
  );
}

interface PolicyFieldsProps {
  checked: CheckedForm<PaymentRulesDraft>;
  onChange: (changes: Partial<ApprovalPolicyDraft>) => void;
}

/** Limit of each person who signs. */
function PeopleFields({ checked, onChange, names }: PolicyFieldsProps & { names: ReadonlyMap<string, string> }) {
  const { t } = useTexts();
  const { people } = checked.values.approval;
  return people.map(({ userId, dayMax }, index) => (
    <AmountField
      key={userId}
      checked={checked}
      part={`approval.people.${index}`}
      field="dayMax"
      label={t('rules.dialog.person', { name: names.get(userId) ?? userId })}
      value={dayMax}
      onChange={(text) =>
        onChange({ people: people.map((one) => (one.userId === userId ? { userId, dayMax: text } : one)) })
      }
      whenEmpty={t('rules.dialog.empty')}
      hint={t('rules.dialog.zero')}
      currency="UAH"
    />
  ));
}

/** Kinds of payments that always need two people. */
function ReasonBoxes({ checked, onChange }: PolicyFieldsProps) {
  const { t } = useTexts();
  const { twoPeopleFor } = checked.values.approval;
  return TWO_PEOPLE_REASONS.map((reason) => (
    <Checkbox
      key={reason}
      checked={twoPeopleFor.includes(reason)}
      onChange={({ target }) =>
        onChange({
          twoPeopleFor: TWO_PEOPLE_REASONS.filter((one) =>
            one === reason ? target.checked : twoPeopleFor.includes(one),
          ),
        })
      }
      data-field={`approval.${reason}`}
    >
      {t(`rules.reasons.${reason}`)}
    </Checkbox>
  ));
}

interface PayeeFieldsProps {
  checked: CheckedForm<PaymentRulesDraft>;
  approval: ApprovalPolicyDraft;
  onChange: (changes: Partial<ApprovalPolicyDraft>) => void;
}

/** Demands for new payees. */
function PayeeFields({ checked, approval, onChange }: PayeeFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <h3>{t('rules.sections.payees')}</h3>
      <div className="ncb-fields">
        <AmountField
          checked={checked}
          part="approval"
          field="callBackAbove"
          label={t('rules.dialog.callBackAbove')}
          value={approval.callBackAbove}
          onChange={(callBackAbove) => onChange({ callBackAbove })}
          whenEmpty={t('rules.dialog.noCall')}
          hint={t('rules.dialog.callHint')}
          currency="UAH"
        />
        <TextField
          checked={checked}
          part="approval"
          field="coolingHours"
          label={t('rules.dialog.coolingHours')}
          value={approval.coolingHours}
          onChange={(coolingHours) => onChange({ coolingHours })}
          hint={t('rules.dialog.coolingHint')}
          inputMode="numeric"
          isNumber
        />
      </div>
    </>
  );
}

/** Writes rules as typed, with a field for each person. */
function toDraft({ limits, approval }: RulesDialogProps['rules'], people: readonly string[]): PaymentRulesDraft {
  const draft = toPolicyDraft(approval);
  return {
    perPayment: limits.perPayment ?? '',
    perDay: limits.perDay ?? '',
    reason: '',
    approval: {
      ...draft,
      people: people.map((userId) => draft.people.find((one) => one.userId === userId) ?? { userId, dayMax: '' }),
    },
  };
}

type Effect = 'atOnce' | 'waits' | 'ownKey' | 'withdraws' | 'blocked' | 'stuck';

/** Lists what saving will do; nothing while the values have problems. */
function listEffects(values: PaymentRulesDraft, rules: RulesDialogProps['rules']): readonly Effect[] {
  if (checkPaymentRules(values, rules).length > 0) return [];
  const { now, later } = splitPaymentRules(rules, parsePaymentRules(values));
  const isWaiting = rules.changes.some(({ outcome }) => outcome === null);
  const effects: Effect[] = [];
  if (now) effects.push('atOnce');
  if (now && isWaiting) effects.push('withdraws');
  if (later && isWaiting && !now) effects.push('blocked');
  else if (later) effects.push(rules.needsSecond ? 'waits' : 'ownKey');
  const isStricter = now !== null && !isSamePolicy(now.approval, rules.approval);
  if (isStricter && rules.signers.length < 2) effects.push('stuck');
  return effects;
}
