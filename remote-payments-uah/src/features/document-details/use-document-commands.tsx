import { useState } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { useLinkedPayments, useSaveSignedPdf } from '@ncb/shared-kernel/blocks/documents';
import { useSaveSwiftXml } from '@ncb/shared-kernel/blocks/swift-copy';
import { isRequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { useRequestPayments } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { listCommands, getPage, type DocumentCommandName } from './document-commands';
import type { OpenDialog } from './document-dialog';
import { useTexts } from '../../texts';

interface DocumentCommand {
  readonly name: DocumentCommandName;
  readonly isAllowed: boolean;
  readonly reason: string | null;
  run(): void;
}

interface DocumentCommands {
  readonly commands: readonly DocumentCommand[];
  readonly running: DocumentCommandName | null;
}

export function useDocumentCommands(row: JournalRow, onDialog: OpenDialog): DocumentCommands {
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const [running, setRunning] = useState<DocumentCommandName | null>(null);
  const linked = useLinkedPayments();
  const isRequest = isRequestType(row.type);
  const payments = useRequestPayments(row.id, isRequest).data ?? [];
  const printSigned = useSaveSignedPdf();
  const saveXml = useSaveSwiftXml();

  /** Opens a form unless payments made from the document prevent it. */
  const openForm = async (name: DocumentCommandName) => {
    const page = getPage(name, row);
    if (page === null) return;
    const isFree = name === 'open' || name === 'copy' || (await linked.mayGoOn(row));
    if (isFree) navigation.open(page, buildParameters(name, row));
  };

  const run = async (name: DocumentCommandName) => {
    if (name === 'history' || name === 'template' || name === 'print' || name === 'swiftCopy') {
      onDialog({ kind: name, row });
      return;
    }
    setRunning(name);
    if (name === 'printSigned') await printSigned(row);
    else if (name === 'swiftXml') await saveXml(row);
    else await openForm(name);
    setRunning(null);
  };

  const offered = listCommands(row, {
    bankDay: session.bankDay,
    bankCode: session.bankCode,
    linked: payments.map(({ status }) => status),
    isServed: navigation.isServed,
  });
  return {
    running,
    commands: offered.map(({ name, reason }) => ({
      name,
      isAllowed: reason === null,
      reason: reason && t(`journal.reasons.${reason}`),
      run: () => void run(name),
    })),
  };
}

/** Names the document and mode, or the request to pay for. */
function buildParameters(name: DocumentCommandName, { id }: JournalRow): Readonly<Record<string, string>> {
  if (name === 'change' || name === 'copy') return { id, mode: name };
  return name === 'createPayment' || name === 'createCurrencyPayment' ? { cur_req_id: id } : { id };
}
