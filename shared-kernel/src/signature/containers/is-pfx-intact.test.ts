import { runOpenssl } from '../testing';
import { detectContainer } from './detect-container';
import { isPfxIntact } from './is-pfx-intact';

const PASSWORD = 'Ключ-2026';

function fileOf(...more: readonly string[]) {
  const self = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=x'];
  const files = { 'key.pem': runOpenssl([...self, '-keyout', '-']).output };
  const pfx = runOpenssl(['pkcs12', '-export', '-in', 'key.pem', '-passout', `pass:${PASSWORD}`, ...more], files);
  const container = detectContainer(pfx.output);
  if (container.kind !== 'pfx') throw new Error(pfx.complaint);
  return container.file;
}

describe('the check at the end of a PKCS#12', () => {
  it.each(['sha1', 'sha256', 'sha512'])(
    'by %s fits file and password as OpenSSL made it, and no other',
    async (hash) => {
      const file = fileOf('-macalg', hash);
      expect(await isPfxIntact(file, PASSWORD)).toBe(true);
      expect(await isPfxIntact(file, 'Ключ-2027')).toBe(false);
      expect(
        await isPfxIntact(
          { ...file, checked: file.checked.map((byte, at) => (at === 99 ? byte ^ 1 : byte)) },
          PASSWORD,
        ),
      ).toBe(false);
    },
  );

  it('is not asked where there is none', async () => {
    expect(await isPfxIntact(fileOf('-nomac'), PASSWORD)).toBeNull();
  });
});
