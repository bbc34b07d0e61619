import { getOwnerName } from './get-owner-name';

/**
 * Files last signed with, remembered until the session ends. Only references to the user's files: no password, no opened
 * key, nothing in storage.
 */
export interface KeyFileMemory {
  /** Calls back with the files of the certificates' owner, if there are any. */
  recall(certificates: readonly Uint8Array[], onFiles: (files: readonly File[]) => void): void;
  save(certificates: readonly Uint8Array[], files: readonly File[]): Promise<void>;
}

export type FileChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

type FileMessage =
  | { readonly kind: 'save' | 'saved'; readonly owner: string; readonly files: readonly File[] }
  | { readonly kind: 'recall'; readonly owner: string };

const CHANNEL = 'ncb.keyFiles';

/** Opens the channel among frames of the widget, whose messages no other origin can read; null without it. */
export function openFileChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;
}

/** Opens the memory for a dialog, whose own frame ends with it. */
export function openKeyFileMemory(channel: FileChannel): KeyFileMemory {
  const send = (message: FileMessage) => channel.postMessage(message);
  return {
    recall(certificates, onFiles) {
      void getOwnerName(certificates).then((owner) => {
        if (owner === null) return;
        listen(channel, (message) => {
          if (message.kind === 'saved' && message.owner === owner) onFiles(message.files);
        });
        send({ kind: 'recall', owner });
      });
    },
    async save(certificates, files) {
      const owner = await getOwnerName(certificates);
      if (owner !== null) send({ kind: 'save', owner, files });
    },
  };
}

/** Remembers files as long as this page lives: the shell's hidden frame, which it removes when the session ends. */
export function serveKeyFiles(channel: FileChannel): void {
  const saved = new Map<string, readonly File[]>();
  listen(channel, (message) => {
    if (message.kind === 'save') saved.set(message.owner, message.files);
    const files = message.kind === 'recall' ? saved.get(message.owner) : undefined;
    if (files) channel.postMessage({ kind: 'saved', owner: message.owner, files } satisfies FileMessage);
  });
}

function listen(channel: FileChannel, onMessage: (message: FileMessage) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<FileMessage>) => onMessage(data));
}
