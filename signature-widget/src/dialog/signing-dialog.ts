import type { DocumentSignature } from '@ncb/shared-kernel/domain/signing-protocol';
import { createDocumentList } from '../display/document-list';
import type { ReadableDocument } from '../display/read-documents';
import type { Providers } from '../signing/providers';
import type { Texts } from '../texts/texts';
import { createDocumentsHeader } from './create-header';
import { createKeyDialog, type Dialog, type DialogEnds } from './key-dialog';

interface ShownBatch {
  readonly documents: readonly ReadableDocument[];
  readonly certificates: readonly Uint8Array[];
}

export function createSigningDialog(
  batch: ShownBatch,
  texts: Texts,
  providers: Providers,
  ends: DialogEnds<readonly DocumentSignature[]>,
): Dialog {
  const { documents } = batch;
  return createKeyDialog({
    ...ends,
    texts,
    shown: [createDocumentsHeader(documents, texts), createDocumentList(documents, texts)],
    confirmLabel:
      documents.length === 1
        ? texts.text('confirmSign')
        : texts.text('confirmSignMany', { documents: texts.countDocuments(documents.length) }),
    words: { title: 'title', waiting: 'notArmed.waiting' },
    total: documents.length,
    providers,
    certificates: batch.certificates,
    signWith: (provider, secret, onProgress) => provider.sign(batch, secret, onProgress),
  });
}
