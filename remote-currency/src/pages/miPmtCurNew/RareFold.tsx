import { FoldableSection, useFold } from '@ncb/shared-kernel/blocks/document-form';
import { CURRENCY_COMMENT_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { loadCode, useCode } from '@ncb/shared-kernel/queries';
import { AnswerFailure, TextField, type CheckedForm } from '@ncb/shared-kernel/ui';
import { loadFullCheck, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

interface RareFoldProps {
  checked: CheckedForm<PaymentValues>;
  /** Decides the data of ultimate parties; null while the rate is unknown. */
  hryvnias: string | null;
}

/** Fold of rare parts, whose code loads on opening. */
export function RareFold({ checked, hryvnias }: RareFoldProps) {
  const { t, common } = useTexts();
  const { comment, structuredPurpose, ultimateDebtor, ultimateCreditor } = checked.values;
  const isWrong = checked.problems.some(({ field }) => /^(comment|structuredPurpose|ultimate)/.test(field));
  const isFilled = comment !== '' || Boolean(structuredPurpose ?? ultimateDebtor ?? ultimateCreditor);
  const fold = useFold({ isNeeded: isWrong, isLikely: isFilled });
  const code = useCode('miPmtCurNew/rare', loadRare, fold.isOpen);
  const Parts = code.data?.RareParts;
  return (
    <FoldableSection name="rare" title={t('payment.rare.title')} about={t('payment.rare.about')} fold={fold}>
      {code.isError && <AnswerFailure answer={code} />}
      {Parts && <Parts checked={checked} hryvnias={hryvnias} />}
      <TextField
        checked={checked}
        label={t('payment.comment')}
        name="comment"
        lines={2}
        hint={
          <span className="ncb-number">
            {common('common.characters', { used: comment.length, max: CURRENCY_COMMENT_MAX })}
          </span>
        }
      />
    </FoldableSection>
  );
}

/** Loads the parts with their rules. */
async function loadRare() {
  const [parts] = await Promise.all([loadCode(() => import('./RareParts')), loadFullCheck()]);
  return parts;
}
