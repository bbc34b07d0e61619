/** @jest-environment jsdom */
import '../testing/browser';
import { createFileChannels } from '../testing/create-file-channels';
import { openKeyFileMemory, serveKeyFiles, type KeyFileMemory } from './key-file-memory';

const mine = [Uint8Array.of(1, 2, 3)];
const colleagues = [Uint8Array.of(4, 5, 6)];
const file = new File(['key'], 'director1.pem');

async function recall(memory: KeyFileMemory, certificates: readonly Uint8Array[]): Promise<readonly File[] | null> {
  let recalled: readonly File[] | null = null;
  memory.recall(certificates, (files) => (recalled = files));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return recalled;
}

describe('the memory of key files', () => {
  it('gives the next dialog what the last one signed with, to its owner only', async () => {
    const openChannel = createFileChannels();
    serveKeyFiles(openChannel());
    await openKeyFileMemory(openChannel()).save(mine, [file]);
    expect(await recall(openKeyFileMemory(openChannel()), mine)).toEqual([file]);
    expect(await recall(openKeyFileMemory(openChannel()), colleagues)).toBeNull();
  });

  it('knows nothing once its frame is gone, and nothing of an owner without a certificate', async () => {
    const openChannel = createFileChannels();
    const memory = openKeyFileMemory(openChannel());
    await memory.save(mine, [file]);
    expect(await recall(memory, mine)).toBeNull();
    serveKeyFiles(openChannel());
    await memory.save([], [file]);
    expect(await recall(memory, [])).toBeNull();
    expect(await recall(memory, mine)).toBeNull();
  });
});
