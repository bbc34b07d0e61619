/** @jest-environment jsdom */
import '../testing/browser';
import { createFileChannels } from '../testing/create-file-channels';
import { openKeyFileMemory, serveKeyFiles, type KeyFileMemory } from './key-file-memory';

const mine = [Uint8Array.of(1, 2, 3)];
const colleagues = [Uint8Array.of(4, 5, 6)];
const file = new File(['key'], 'director1.pem');

const recall = (memory: KeyFileMemory, certificates: readonly Uint8Array[]) =>
  new Promise<readonly File[]>((resolve) => memory.recall(certificates, resolve));

/** Resolves with null if nothing is recalled within the time that a recall takes many times over. */
const recallNothing = (memory: KeyFileMemory, certificates: readonly Uint8Array[]) =>
  Promise.race([recall(memory, certificates), new Promise((resolve) => setTimeout(resolve, 200, null))]);

describe('the memory of key files', () => {
  it('gives the next dialog what the last one signed with, to its owner only', async () => {
    const openChannel = createFileChannels();
    serveKeyFiles(openChannel());
    await openKeyFileMemory(openChannel()).save(mine, [file]);
    expect(await recall(openKeyFileMemory(openChannel()), mine)).toEqual([file]);
    expect(await recallNothing(openKeyFileMemory(openChannel()), colleagues)).toBeNull();
  });

  it('knows nothing once its frame is gone, and nothing of an owner without a certificate', async () => {
    const openChannel = createFileChannels();
    const memory = openKeyFileMemory(openChannel());
    await memory.save(mine, [file]);
    expect(await recallNothing(memory, mine)).toBeNull();
    serveKeyFiles(openChannel());
    await memory.save([], [file]);
    expect(await recallNothing(memory, [])).toBeNull();
    expect(await recallNothing(memory, mine)).toBeNull();
  });
});
