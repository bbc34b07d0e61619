import type { MadeSignature } from '@ncb/shared-kernel/domain/signing-protocol';
import { documentList } from '../display/document-list';
import type { ReadableDocument } from '../display/readable-document';
import type { Providers } from '../signing/providers';
import type { Texts } from '../texts/texts';
import { documentsHeader } from './header';
import { keyDialog, type Dialog, type DialogEnds } from './key-dialog';

export interface ShownBatch {
  readonly documents: readonly ReadableDocument[];
  readonly certificates: readonly Uint8Array[];
}

export function signingDialog(
  batch: ShownBatch,
  texts: Texts,
  providers: Providers,
  ends: DialogEnds<readonly MadeSignature[]>,
): Dialog {
  const { documents } = batch;
  return keyDialog({
    ...ends,
    texts,
    shown: [documentsHeader(documents, texts), documentList(documents, texts)],
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
