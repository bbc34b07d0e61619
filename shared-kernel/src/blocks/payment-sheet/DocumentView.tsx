import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import type { DocumentType } from '../../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentStatusTag, PageHeader, reasonText } from '../../ui';
import { ActionButtons, dropPaymentDocuments, useDocumentActions, type ActionDocument } from '../documents';
import { PaymentsPrintDialog } from './PaymentsPrintDialog';
import { useTexts } from './texts';

/** Something that is done with the document beside its actions: its form is opened, or another one from it. */
export interface ViewCommand {
  /** Its address on the screen. */
  readonly name: string;
  readonly label: string;
  /** What the document, as it stands, does not allow is left out. Without it: always there. */
  readonly isAllowed?: boolean;
  /** Why it cannot be done at this moment: it is disabled, and says so. */
  readonly reason?: string | null;
  readonly run: () => void;
}

/** A document of the journal, as it is stored. */
export interface ViewedDocument extends ActionDocument {
  readonly type: DocumentType;
  readonly abortReason: string | null;
}

export interface DocumentViewProps {
  page: string;
  /** Of the page, beside what every page has. */
  className?: string;
  title: string;
  /** How it stands, where that is more than its status. */
  status?: ReactNode;
  document: ViewedDocument;
  commands: readonly ViewCommand[];
  /** Whether there is a paper of it. */
  isPrintable?: boolean;
  /** That the bank has refused it, before the bank's reason. */
  refused: string;
  /** What it says. */
  children: ReactNode;
}

/** The page of a stored document: how it stands, what can be done with it, why the bank refused it, and what it says. */
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
          description={reasonText(common, document.abortReason)}
          data-notice="error"
        />
      )}
      {children}
      {isPrinting && <PaymentsPrintDialog documents={[document]} onClose={() => setPrinting(false)} />}
    </div>
  );
}
