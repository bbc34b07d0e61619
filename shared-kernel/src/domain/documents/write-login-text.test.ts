import { readCanonical } from './canonical';
import { writeLoginText } from './write-login-text';

const TEXT = { audience: 'app.ibank.example', challenge: 'AAEC', clientNonce: 'n0nce', certificate: 'a1b2' };

describe('the text that is signed to sign in', () => {
  it('is canonical JSON of version, host, challenge, nonce and certificate', () => {
    expect(writeLoginText(TEXT)).toBe(
      '{"aud":"app.ibank.example","cert":"a1b2","challenge":"AAEC","cnonce":"n0nce","v":"ncb-login/1"}',
    );
  });

  it.each(Object.keys(TEXT))('is another where the %s is another', (name) => {
    expect(writeLoginText({ ...TEXT, [name]: 'інше' })).not.toBe(writeLoginText(TEXT));
  });

  it('is never a document, whatever the bank sends as a challenge', () => {
    const document = '{"v":"ncb-doc/1","type":"1"}';
    expect(readCanonical(writeLoginText({ ...TEXT, challenge: document }))).toMatchObject({ ok: false });
  });
});
