import { SaveTemplateDialog, type SaveTemplateDialogProps } from '@ncb/shared-kernel/blocks/templates';
import type { CurrencyPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { templateContentOf } from '../../features/payment/template-content';

export interface SaveTemplateProps extends Omit<SaveTemplateDialogProps, 'content'> {
  /** Without a mistake: the form has checked it. */
  draft: CurrencyPaymentDraft;
}

/** Asks for the name under which the payment of the form is kept as a template. */
export function SaveTemplate({ draft, ...rest }: SaveTemplateProps) {
  return <SaveTemplateDialog content={templateContentOf(draft)} {...rest} />;
}
