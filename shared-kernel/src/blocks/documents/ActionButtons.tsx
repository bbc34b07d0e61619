import { Button, Flex } from 'antd';
import type { DocumentStatus } from '../../domain/vocabulary';
import { canSign, isAllowedInStatus } from '../../domain/workflow';
import { isForward, getRefusal, type ActionDocument, type BulkAction } from './get-possible-actions';
import { useActingUser } from './use-acting-user';
import type { DocumentActions } from './use-document-actions';
import { useTexts } from './texts';

export interface ActionButtonsProps {
  documents: readonly (ActionDocument & { readonly status: DocumentStatus })[];
  actions: DocumentActions;
}

const ACTIONS: readonly BulkAction[] = ['sign', 'send', 'unsign', 'recall', 'delete'];

/**
 * Buttons for the actions on documents, on a page of their own. Actions that the status forbids are hidden; actions
 * without the user's right are disabled with the reason.
 */
export function ActionButtons({ documents, actions }: ActionButtonsProps) {
  const { t, common } = useTexts();
  const acting = useActingUser();
  const isAllowed = (action: BulkAction) =>
    documents.length > 0 && documents.every((document) => getRefusal(action, document, acting) === null);
  // A running action stays enabled: a disabled button would lose the focus that dialogs give back.
  const isDisabled = (action: BulkAction) => {
    if (actions.running !== null) return actions.running !== action;
    return !isAllowed(action);
  };
  const isShown = (action: BulkAction) =>
    actions.running === action ||
    documents.every(
      (document) => isAllowedInStatus(action, document.status) && getRefusal(action, document, acting) !== 'place',
    );
  const reason = canSign(acting.signer) ? undefined : common('refusals.insufficientOrExpiredRights');

  return (
    <Flex gap="small" wrap>
      {ACTIONS.filter(isShown).map((action) => (
        <Button
          key={action}
          type={isForward(action) ? 'primary' : 'default'}
          danger={action === 'delete'}
          disabled={isDisabled(action)}
          loading={actions.running === action}
          aria-disabled={actions.running === action || undefined}
          onClick={() => void actions.run(action, documents)}
          title={action === 'delete' ? undefined : reason}
          data-action={action}
        >
          {t(`${action}.button`)}
        </Button>
      ))}
    </Flex>
  );
}
