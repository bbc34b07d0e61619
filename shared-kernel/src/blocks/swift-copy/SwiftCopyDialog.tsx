import type { JournalRow } from '../../api/contract';
import { toDotted } from '../../domain/dates';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { PrintDialog, type PrintJob } from '../printing';
import { loadMessage, type SentMessage } from './load-message';
import { buildFileName } from './build-file-name';
import { useTexts } from './texts';

interface SwiftCopyDialogProps {
  payment: Pick<JournalRow, 'id' | 'number'>;
  onClose: () => void;
}

/** Dialog that prints the SWIFT message of a payment abroad; its texts are Ukrainian. */
export function SwiftCopyDialog({ payment: { id, number }, onClose }: SwiftCopyDialogProps) {
  const { api, session } = useSteadyShell();
  const { t } = useTexts();
  const job: PrintJob<SentMessage & { readonly sections: Awaited<ReturnType<typeof buildSections>> }> = {
    title: t('title', { number }),
    fileName: buildFileName(t('fileName'), number),
    hasLanguages: false,
    async collect(signal) {
      const found = await loadMessage(api, id, { session, signal });
      return found.ok ? { ok: true, value: { ...found.value, sections: await buildSections(found.value) } } : found;
    },
    print(printing, { payment, sections }, options, onProgress) {
      const title = `Копія повідомлення SWIFT: платіж № ${payment.number} від ${toDotted(payment.documentDate)}`;
      return printing.documents([{ kind: 'form', form: { title, sections, signed: null } }], options, onProgress);
    },
  };
  return <PrintDialog job={job} onClose={onClose} />;
}

async function buildSections({ message }: SentMessage) {
  const { buildSwiftSections } = await import(/* webpackChunkName: "swift-message" */ '../../files/messages');
  return buildSwiftSections(message);
}
