import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import type { DocumentType } from '../../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentStatusTag, PageHeader, translateReason } from '../../ui';
import { ActionButtons, dropPaymentDocuments, useDocumentActions, type ActionDocument } from '../documents';
import { PaymentsPrintDialog } from './PaymentsPrintDialog';
import { useTexts } from './texts';

export interface ViewCommand {
  readonly name: string;
  readonly label: string;
  readonly isAllowed?: boolean;
  /** Why it cannot be done at this moment: it is disabled, and says so. */
  readonly reason?: string | null;
  readonly run: () => void;
}

export interface ViewedDocument extends ActionDocument {
  readonly type: DocumentType;
  readonly abortReason: string | null;
}

export interface DocumentViewProps {
  page: string;
  className?: string;
  title: string;
  status?: ReactNode;
  document: ViewedDocument;
  commands: readonly ViewCommand[];
  isPrintable?: boolean;
  refused: string;
  children: ReactNode;
}

export function DocumentView(props: DocumentViewProps) {
  const { page, className, title, status, document, commands } = props;
  const { isPrintable = true, refused, children } = props;
  const { navigation } = useShell();
  const { common } = useTexts();
  const actions = useDocumentActions({
    drop: dropPaymentDocuments,
    onDeleted: () => navigation.open('miPmtJournal'),
  });
  const [isPrinting, setPrinting] = useState(false);
  return (
    <div className={['ncb-page', className].filter(Boolean).join(' ')} data-page={page}>
      <PageHeader title={title} about={status ?? <DocumentStatusTag status={document.status} />}>
        <div>
          <ActionButtons documents={[document]} actions={actions} />
          {commands
            .filter(({ isAllowed = true }) => isAllowed)
            .map(({ name, label, reason = null, run }) => (
              <Button
                key={name}
                disabled={reason !== null}
                title={reason ?? undefined}
                onClick={run}
                data-action={name}
              >
                {label}
              </Button>
            ))}
          {isPrintable && (
            <Button onClick={() => setPrinting(true)} data-action="print">
              {common('common.print')}
            </Button>
          )}
          <Button onClick={() => navigation.back()} data-action="back">
            {common('common.back')}
          </Button>
        </div>
      </PageHeader>
      {document.abortReason && (
        <Alert
          type="error"
          showIcon
          title={refused}
          description={translateReason(common, document.abortReason)}
          data-notice="error"
        />
      )}
      {children}
      {isPrinting && <PaymentsPrintDialog documents={[document]} onClose={() => setPrinting(false)} />}
    </div>
  );
}
