import { toHex } from '../encoding/bytes';
import { hashKupyna, createKupynaMac, type KupynaSize } from './kupyna';

const counting = (length: number) => Uint8Array.from({ length }, (_, at) => at);
const text = (message: string) => new TextEncoder().encode(message);
const fromHex = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

describe('DSTU 7564', () => {
  it.each<[KupynaSize, string, Uint8Array, string]>([
    [32, 'nothing', counting(0), 'cd5101d1ccdf0d1d1f4ada56e888cd724ca1a0838a3521e7131d4fb78d0f5eb6'],
    [32, 'one byte', fromHex('ff'), 'ea7677ca4526555680441c117982ea14059ea6d0d7124d6ecdb3deec49e890f4'],
    [32, 'a text', text('abc'), '0bd1b36109f1318411a0517315aa46b8839df06622a278676f5487996c9cfc04'],
    [32, '51 bytes', counting(51), '6f8f0a3f8261af77581ab01cb89d4cb5ed87ca1d9954f11d5586e94b45c82fb8'],
    [32, '52 bytes', counting(52), '8b6fe2ba77e684b2a1ac82232f4efc49f681cd18c82a0cfff530186a2fc642d2'],
    [32, 'a block', counting(64), '08f4ee6f1be6903b324c4e27990cb24ef69dd58dbe84813ee0a52f6631239875'],
    [32, '95 bytes', counting(95), '1075c8b0cb910f116bda5fa1f19c29cf8ecc75caff7208ba2994b68fc56e8d16'],
    [32, 'two blocks', counting(128), '0a9474e645a7d25e255e9e89fff42ec7eb31349007059284f0b182e452bda882'],
    [32, 'four blocks', counting(256), 'd305a32b963d149dc765f68594505d4077024f836c1bf03806e1624ce176c08f'],
    [32, '1023 bytes', counting(1023), '6bfc5ec8c1f5963fbed89da115d86e9330634eca341dd42fd94a7007e4af7942'],
    [
      48,
      '95 bytes',
      counting(95),
      'd9021692d84e5175735654846ba751e6d0ed0fac36dfbc0841287dcb0b5584c75016c3decc2a6e47c50b2f3811e351b8',
    ],
    [
      64,
      'nothing',
      counting(0),
      '656b2f4cd71462388b64a37043ea55dbe445d452aecd46c3298343314ef04019bcfa3f04265a9857f91be91fce197096187ceda78c9c1c021c294a0689198538',
    ],
    [
      64,
      'half a block',
      counting(64),
      '3813e2109118cdfb5a6d5e72f7208dccc80a2dfb3afdfb02f46992b5edbe536b3560dd1d7e29c6f53978af58b444e37ba685c0dd910533ba5d78efffc13de62a',
    ],
    [
      64,
      'two blocks',
      counting(256),
      '0dd03d7350c409cb3c29c25893a0724f6b133fa8b9eb90a64d1a8fa93b56556611eb187d715a956b107e3bfc76482298133a9ce8cbc0bd5e1436a5b197284f7e',
    ],
  ])('of %d bytes of %s has the value that the standard gives', (size, _, message, hash) => {
    expect(toHex(hashKupyna(message, size))).toBe(hash);
  });

  it.each([
    [31, 'b60594d56fa79ba210314c72c2495087ccd0a99fc04acfe2a39ef669925d98ee'],
    [1024, '165382df70adcb040b17c1aced117d26d598b239ab631271a05f6d0f875ae9ea'],
    [1023, 'ed45f163e694d990d2d835dca2f3f869a55a31396c8138161b190d5914d50686'],
  ])('proves %d bytes to whoever has the key of 32', (length, code) => {
    const coded = createKupynaMac(counting(32).reverse());
    expect(toHex(coded(counting(length)))).toBe(code);
    expect(toHex(coded(counting(length)))).toBe(code);
  });

  it.each([
    [48, 'bebfd8d730336f043abacb41829e79a4d320aeddd8d14024d5b805da70c396fa295c281a38b30ae728a304b3f5ae490e'],
    [
      64,
      'f270043c06a5c37e65d9d791c5fbfb966e5ee709f8f54019c9a55b76ca40b70100579f269cec24e347a9d864614cf3abbf6610742e4db3bd2abc000387c49d24',
    ],
  ])('has a code for keys of %d bytes', (size, code) => {
    expect(toHex(createKupynaMac(counting(size).reverse())(counting(31)))).toBe(code);
  });
});
