import { App } from 'antd';
import { createEmptyPurpose, type ChosenPurpose, type StructuredPurpose } from '../../domain/remittance';
import { useTexts } from './texts';

export type ChosenKind = ChosenPurpose['kind'];
export const KINDS: readonly ChosenKind[] = ['budget', 'singleAccount', 'stateProperty'];

/** Creates a purpose of a kind with the text of the purpose field. */
export function createPurpose(kind: ChosenKind, text: string): ChosenPurpose {
  const empty: ChosenPurpose = createEmptyPurpose(kind);
  return 'additionalInfo' in empty ? { ...empty, additionalInfo: text } : empty;
}

/** True if a change of kind would lose typed content. */
export function isFilledIn(purpose: StructuredPurpose, carriedText: string): boolean {
  switch (purpose.kind) {
    case 'none':
      return false;
    case 'budget':
      return purpose.paymentKindCode + purpose.taxNotice !== '' || isTypedHere(purpose.additionalInfo, carriedText);
    case 'stateProperty':
      return purpose.budgetCode !== '' || isTypedHere(purpose.additionalInfo, carriedText);
    case 'singleAccount':
      return purpose.taxLines.length > 0;
  }
}

/** Returns the text for the purpose field when the switch is turned off. */
export function getPurposeText(purpose: StructuredPurpose): string {
  return purpose.kind === 'budget' || purpose.kind === 'stateProperty' ? purpose.additionalInfo : '';
}

function isTypedHere(text: string, carriedText: string): boolean {
  return text !== '' && text !== carriedText;
}

type ClearReason = 'clearOff' | 'clearKind' | 'clearConvert';

export function useConfirmClear(): (reason: ClearReason) => Promise<boolean> {
  const { t, common } = useTexts();
  const { modal } = App.useApp();
  return async (reason) =>
    await modal.confirm({
      title: t('clearTitle'),
      content: t(reason),
      okText: t('clear'),
      okButtonProps: { danger: true, ...({ 'data-action': 'confirmClear' } as object) },
      cancelText: common('common.cancel'),
    });
}
