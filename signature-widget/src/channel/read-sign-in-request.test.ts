import { readSignInRequest } from './read-sign-in-request';
import { readSignRequest } from './read-sign-request';

const REQUEST = {
  kind: 'signIn',
  language: 'ua',
  theme: 'light',
  audience: 'app.ibank.localhost:4300',
  challenge: 'cI7qmX0oYx3-_Zr1k8VbTn5uD2eWfGhLsPaQjRtYwEM',
  certificates: [Uint8Array.of(3)],
};

describe('readSignInRequest', () => {
  it('reads a well-formed request', () => {
    expect(readSignInRequest(REQUEST)).toEqual(REQUEST);
    expect(readSignInRequest({ ...REQUEST, certificates: [] })).not.toBeNull();
  });

  it('copies the certificates, so that the sender cannot change them any more', () => {
    const certificate = Uint8Array.of(3);
    const request = readSignInRequest({ ...REQUEST, certificates: [certificate] });
    certificate[0] = 9;
    expect(request?.certificates).toEqual([Uint8Array.of(3)]);
  });

  it.each([
    ['nothing', null],
    ['a text', 'signIn'],
    ['a request to sign documents', { ...REQUEST, kind: 'sign' }],
    ['a field too many', { ...REQUEST, clientNonce: 'chosen-by-the-shell' }],
    ['documents beside the challenge', { ...REQUEST, documents: [] }],
    ['a field too few', { ...REQUEST, audience: undefined, theme: undefined }],
    ['an unknown language', { ...REQUEST, language: 'de' }],
    ['an unknown theme', { ...REQUEST, theme: 'blue' }],
    ['no audience', { ...REQUEST, audience: '' }],
    ['an audience longer than any host', { ...REQUEST, audience: 'a'.repeat(260) }],
    ['an audience that is no text', { ...REQUEST, audience: ['app.ibank.localhost:4300'] }],
    ['a challenge that is no text', { ...REQUEST, challenge: Uint8Array.of(1) }],
    ['a short challenge', { ...REQUEST, challenge: 'a'.repeat(31) }],
    ['a long challenge', { ...REQUEST, challenge: 'a'.repeat(129) }],
    ['a document as the challenge', { ...REQUEST, challenge: '{"amount":"1.00","id":"9001","v":"ncb-doc/1"}' }],
    ['words as the challenge', { ...REQUEST, challenge: 'I owe the bearer of this one million' }],
    ['a line break after the challenge', { ...REQUEST, challenge: `${REQUEST.challenge}\n` }],
    ['a certificate that is a text', { ...REQUEST, certificates: ['MII'] }],
    ['a certificate over 16 KB', { ...REQUEST, certificates: [new Uint8Array(16_385)] }],
    ['more certificates than a person has', { ...REQUEST, certificates: Array(33).fill(Uint8Array.of(1)) }],
  ])('refuses %s', (_, message) => {
    expect(readSignInRequest(message)).toBeNull();
  });

  it('and the request to sign documents are never taken for each other', () => {
    expect(readSignRequest(REQUEST)).toBeNull();
    expect(readSignRequest({ ...REQUEST, kind: 'sign' })).toBeNull();
  });
});
