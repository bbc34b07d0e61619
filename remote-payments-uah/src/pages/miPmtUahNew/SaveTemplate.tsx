import { SaveTemplateDialog, type SaveTemplateDialogProps } from '@ncb/shared-kernel/blocks/templates';
import type { UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { toTemplateContent } from '../../features/payment';

interface SaveTemplateProps extends Omit<SaveTemplateDialogProps, 'content'> {
  draft: UahPaymentDraft;
}

export function SaveTemplate({ draft, ...rest }: SaveTemplateProps) {
  return <SaveTemplateDialog content={toTemplateContent(draft)} {...rest} />;
}
