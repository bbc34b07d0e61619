import type { FileChannel } from '../signing/key-file-memory';

/** Creates channels that hear each other as frames of one origin do, without a copy of what is sent. */
export function createFileChannels(): () => FileChannel {
  const listeners = new Map<object, ((event: MessageEvent) => void)[]>();
  return () => {
    const own: ((event: MessageEvent) => void)[] = [];
    const channel: FileChannel = {
      postMessage(data: unknown) {
        for (const [sender, all] of listeners)
          if (sender !== channel) all.forEach((listener) => listener({ data } as MessageEvent));
      },
      addEventListener: ((_kind: string, listener: (event: MessageEvent) => void) =>
        own.push(listener)) as FileChannel['addEventListener'],
    };
    listeners.set(channel, own);
    return channel;
  };
}
