import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

/** Browser APIs that jsdom lacks; import this file before anything that needs them. */
const LACKING = { crypto: webcrypto, TextDecoder, TextEncoder, Worker: function Worker() {} };
for (const [name, value] of Object.entries(LACKING))
  Object.defineProperty(globalThis, name, { value, configurable: true });

Object.defineProperty(Blob.prototype, 'arrayBuffer', {
  value(this: Blob): Promise<ArrayBuffer> {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(new Error(reader.error?.message));
      reader.readAsArrayBuffer(this);
    });
  },
});
