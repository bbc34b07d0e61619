import { Button, Flex } from 'antd';
import type { DocumentStatus } from '../../domain/vocabulary';
import { maySign, selectionAllows, signTransition } from '../../domain/workflow';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { ActionDocument, BulkAction, DocumentActions } from './use-document-actions';
import { useTexts } from './texts';

export interface ActionButtonsProps {
  documents: readonly (ActionDocument & { readonly status: DocumentStatus })[];
  actions: DocumentActions;
}

const ACTIONS: readonly BulkAction[] = ['sign', 'send', 'unsign', 'recall', 'delete'];
/** What moves a document forward; the others take something back. */
const FORWARD: readonly BulkAction[] = ['sign', 'send'];

/** What can be done to documents: enabled when every chosen document allows it, with the reason where the user's rights do not. */
export function ActionButtons({ documents, actions }: ActionButtonsProps) {
  const { session } = useShell();
  const { t, common } = useTexts();
  const { signatureRight: right, rightsValid } = session.user;
  const signer = { right, rightsValid };
  const hasRight = maySign(signer);
  /** What the status allows, and for a signature also that this user's place on the document is still free. */
  const isAllowed = (action: BulkAction) =>
    selectionAllows(
      action,
      documents.map(({ status }) => status),
    ) &&
    (action !== 'sign' || documents.every(({ status }) => signTransition(status, signer, session.signScheme).ok));
  // The one that runs is busy and cannot be pressed, but not disabled: it would lose the focus, which dialogs give back.
  const isDisabled = (action: BulkAction) => {
    if (actions.running !== null) return actions.running !== action;
    // Whoever prepares documents without a right to sign may delete his own; the bank knows whose they are.
    return (!hasRight && action !== 'delete') || !isAllowed(action);
  };
  const reason = hasRight ? undefined : common('refusals.insufficientOrExpiredRights');

  return (
    <Flex gap="small" wrap>
      {ACTIONS.map((action) => (
        <Button
          key={action}
          type={FORWARD.includes(action) ? 'primary' : 'default'}
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
