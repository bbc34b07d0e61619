import { toHex } from '../encoding/bytes';
import { decryptKalyna, encryptKalyna } from './kalyna';

const counting = (from: number, length: number) => Uint8Array.from({ length }, (_, at) => from + at);
const fromHex = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const NO_VECTOR = new Uint8Array(32);

describe('DSTU 7624 of 256 bits', () => {
  it('enciphers a block as the standard says, and back', () => {
    const data = 'f66e3d570ec92135aedae323dcbd2a8ca03963ec206a0d5a88385c24617fd92c';
    expect(toHex(encryptKalyna(counting(0x20, 32), counting(0, 32), NO_VECTOR))).toBe(data);
    expect(decryptKalyna(fromHex(data), counting(0, 32), NO_VECTOR)).toEqual(counting(0x20, 32));
  });

  it('deciphers a block as the standard says', () => {
    const clear = '7fc5237896674e8603c1e9b03f8b4ba3ab5b7c592c3fc3d361edd12586b20fe3';
    const [data, key] = [counting(0x20, 32).reverse(), counting(0, 32).reverse()];
    expect(toHex(decryptKalyna(data, key, NO_VECTOR))).toBe(clear);
  });

  it('chains blocks as the standard says, and back', () => {
    const data =
      '9cdfdaa75929e7c2a5cfc1bf16b42c5ae3886d0258e8c577dc01daf62d185fb999b9867736b87110f5f1bc7481912c593f48ff79e2afdfab9f704a277ec3e557b1b0a9f223dae6ed5af591c4f2d6fb22e48334f5e9b96b1a2ea5200f30a406ce';
    expect(toHex(encryptKalyna(counting(0x40, 96), counting(0, 32), counting(0x20, 32)))).toBe(data);
    expect(decryptKalyna(fromHex(data), counting(0, 32), counting(0x20, 32))).toEqual(counting(0x40, 96));
  });
});
