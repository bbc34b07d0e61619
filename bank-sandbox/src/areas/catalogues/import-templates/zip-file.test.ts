import { crc32, zipFile } from './zip-file';

test('the checksum is that of ISO 3309', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  expect(crc32(Buffer.alloc(0))).toBe(0);
});

test('an archive says in its end how many files it has and where their directory is', () => {
  const archive = zipFile([
    { name: 'a.txt', content: Buffer.from('one') },
    { name: 'b/c.txt', content: Buffer.from('two') },
  ]);
  const end = archive.subarray(-22);
  expect([end.readUInt16LE(8), end.readUInt16LE(10)]).toEqual([2, 2]);
  const directory = archive.subarray(end.readUInt32LE(16), end.readUInt32LE(16) + end.readUInt32LE(12));
  expect(directory.toString('latin1', 0, 4)).toBe('PK\x01\x02');
  expect(directory.toString('latin1')).toContain('b/c.txt');
});
