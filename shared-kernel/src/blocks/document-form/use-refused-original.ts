import { findFieldOfRefusal } from '../../domain';
import { translateReason, type CheckedForm } from '../../ui';
import type { RefusedOriginal } from './document-to-fill';
import { useFirstFocus } from './use-first-focus';
import { useTexts } from './texts';

/**
 * Shows the bank's reason at the field that it is about and focuses it, in a form that repeats a refused document;
 * until the first change.
 * @param show shows a problem at a field
 * @returns notice above the fields; false if nothing was refused
 */
export function useRefusedOriginal(
  refused: RefusedOriginal | null,
  show: CheckedForm<object>['showBankProblems'],
): string | false {
  const { t, common } = useTexts();
  const reason = refused?.reason ? translateReason(common, refused.reason) : '';
  useFirstFocus(() => {
    const field = refused?.reason ? findFieldOfRefusal(refused.reason) : null;
    if (field !== null) show([{ field, key: 'refusedByBank', params: { reason } }]);
  });
  if (!refused) return false;
  return t(reason === '' ? 'refused.unknown' : 'refused.because', { number: refused.number, reason });
}
