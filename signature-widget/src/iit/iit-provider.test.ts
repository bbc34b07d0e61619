/** @jest-environment jsdom */
import '../testing/browser';
import { writeLoginText } from '@ncb/shared-kernel/domain/documents';
import { getCertificateFingerprint } from '@ncb/shared-kernel/signature';
import { bytesOf, paymentBytes } from '../testing/documents';
import { IIT_URL, createIitPage, certificateInfo } from '../testing/iit-page';
import { READY_LIMIT_MS, RESET_LIMIT_MS } from './open-iit-frame';
import { createIitProvider, READ_LIMIT_MS, SIGN_LIMIT_MS, type IitKey } from './iit-provider';

const MINE = Uint8Array.of(1, 2, 3);
const ANOTHER = Uint8Array.of(9, 9);
const SIGNATURE = Uint8Array.of(5);

let place: HTMLElement;
let iit: ReturnType<typeof createIitPage>;
let provider: ReturnType<typeof createIitProvider>;

beforeEach(() => {
  jest.useFakeTimers();
  place = document.createElement('div');
  document.body.replaceChildren(place);
  iit = createIitPage(place);
  provider = createIitProvider(IIT_URL, iit.page);
});
afterEach(() => jest.useRealTimers());

const readKey = (language: 'ua' | 'ru' | 'en' = 'ru') =>
  provider.readKey([ANOTHER, MINE], language, { place, title: 'IIT', onReady: () => {} });

async function keyRead(infoEx: object = {}): Promise<IitKey> {
  const reading = readKey();
  iit.ready();
  iit.answer([certificateInfo(MINE, infoEx)]);
  const outcome = await reading;
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.made;
}

const batch = { documents: [paymentBytes('9001'), bytesOf('9002', '{}')], certificates: [] };

describe('reading a key', () => {
  it('frames the page, in a sandbox that keeps it from moving us, and asks when it is ready', async () => {
    const reading = readKey('en');
    const frame = iit.frame();
    expect(frame?.getAttribute('src')).toContain(`${IIT_URL}?address=https://sign.example&formType=1`);
    expect(frame?.getAttribute('src')).toContain('language=en');
    expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(frame).toHaveAttribute('title', 'IIT');
    expect(iit.requests).toEqual([]);
    iit.ready();
    expect(iit.requests).toMatchObject([{ id: 1, cmd: 'ReadPrivateKey', params: [] }]);
    expect(iit.targets).toEqual(['https://iit.example']);
    iit.answer([certificateInfo(Uint8Array.of(7)), certificateInfo(MINE)]);
    const owner = 'Вигаданець Тарас';
    expect(await reading).toEqual({ ok: true, made: { certificate: { der: MINE, owner, keyType: 4 } } });
  });

  it('asks again when the page begins anew, and takes one answer', async () => {
    const reading = readKey();
    iit.ready();
    iit.ready();
    expect(iit.requests.map(({ id }) => id)).toEqual([1, 1]);
    iit.answer([certificateInfo(MINE)]);
    expect(await reading).toMatchObject({ ok: true });
  });

  it.each([
    ['another origin', { origin: 'https://sign.example' }],
    ['no origin', { origin: 'null' }],
    ['another window of the same origin', { source: window }],
  ])('does not hear an answer from %s', async (_, from) => {
    const reading = readKey();
    iit.ready();
    iit.say(iit.fromPage({ id: 1, result: [certificateInfo(MINE, { subjCN: 'Підроблений' })] }), from);
    iit.say(iit.fromPage({ id: 2, result: [certificateInfo(MINE, { subjCN: 'Інше питання' })] }));
    iit.answer([certificateInfo(MINE)]);
    expect(await reading).toMatchObject({ made: { certificate: { owner: 'Вигаданець Тарас' } } });
  });

  it.each([
    ['no certificate of the user’s at the bank', [certificateInfo(Uint8Array.of(7))], 'foreignKey'],
    ['a key of a kind that nobody knows', [certificateInfo(MINE, { publicKeyType: 3 })], 'foreignKey'],
    ['no certificates at all', [], 'foreignKey'],
    ['nothing', undefined, 'signingFailed'],
    ['something else', { certificates: [] }, 'signingFailed'],
  ])('with %s ends before anything is signed, and takes the page away', async (_, result, reason) => {
    const reading = readKey();
    iit.ready();
    iit.answer(result);
    expect(await reading).toEqual({ ok: false, reason });
    expect(iit.frame()).toBeNull();
  });

  it('tells an error of the page in our words', async () => {
    const reading = readKey();
    iit.ready();
    iit.refuse({ code: 24, message: 'Виникла помилка' });
    expect(await reading).toEqual({ ok: false, reason: 'wrongKeyOrPassword' });
    expect(iit.frame()).toBeNull();
  });

  it(`gives up a page that says nothing for ${READY_LIMIT_MS / 1000} s, and not one second before`, async () => {
    const ended = jest.fn();
    const reading = readKey().then(ended);
    await jest.advanceTimersByTimeAsync(READY_LIMIT_MS - 1000);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    await reading;
    expect(ended).toHaveBeenCalledWith({ ok: false, reason: 'providerSilent' });
    expect(place.querySelector('iframe')).toBeNull();
  });

  it('waits for the user ten minutes once the page is there', async () => {
    const ended = jest.fn();
    const reading = readKey().then(ended);
    iit.ready();
    await jest.advanceTimersByTimeAsync(READ_LIMIT_MS - 1000);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    await reading;
    expect(ended).toHaveBeenCalledWith({ ok: false, reason: 'providerSilent' });
  });

  it('ends at once when it is locked, makes the page forget the key and takes it away', async () => {
    const reading = readKey();
    iit.ready();
    const frame = iit.frame();
    provider.lock();
    expect(await reading).toEqual({ ok: false, reason: 'locked' });
    expect(frame?.hidden).toBe(true);
    expect(iit.requests.at(-1)).toMatchObject({ cmd: 'ResetPrivateKey' });
    await jest.advanceTimersByTimeAsync(RESET_LIMIT_MS);
    expect(place.querySelector('iframe')).toBeNull();
  });

  it('a key that is read anew has a page of its own, which the end of the old one does not touch', async () => {
    const first = readKey();
    iit.ready();
    const second = readKey();
    expect(await first).toEqual({ ok: false, reason: 'locked' });
    await jest.advanceTimersByTimeAsync(RESET_LIMIT_MS);
    expect(place.querySelectorAll('iframe')).toHaveLength(1);
    iit.ready();
    iit.answer([certificateInfo(MINE)]);
    expect(await second).toMatchObject({ ok: true });
  });
});

describe('signing', () => {
  it.each([
    ['ECDSA', 4, 3],
    ['RSA', 2, 2],
    ['DSTU 4145', 1, 1],
  ])(
    'with a key for %s asks for CAdES-BES by its algorithm, over the very bytes that were shown',
    async (_, type, algorithm) => {
      const key = await keyRead({ publicKeyType: type });
      const progress: number[] = [];
      const signing = provider.sign(batch, key, (signed) => progress.push(signed));
      const [one, two] = batch.documents.map(({ id, canonical }) => ({ name: id, val: canonical }));
      expect(iit.requests.at(-1)).toMatchObject({
        cmd: 'SignData',
        params: [[one, two], true, false, algorithm, null, 1],
      });
      iit.answer([
        { name: '9002', val: Uint8Array.of(2) },
        { name: '9001', val: Uint8Array.of(1) },
      ]);
      expect(await signing).toEqual({
        ok: true,
        made: [
          { id: '9001', version: 1, signature: Uint8Array.of(1) },
          { id: '9002', version: 1, signature: Uint8Array.of(2) },
        ],
      });
      expect(progress).toEqual([0]);
    },
  );

  it('serves one batch: then the key is forgotten and the page is gone', async () => {
    const key = await keyRead();
    const signing = provider.sign(batch, key, () => {});
    iit.answer(batch.documents.map(({ id }) => ({ name: id, val: SIGNATURE })));
    await signing;
    expect(iit.requests.at(-1)).toMatchObject({ cmd: 'ResetPrivateKey' });
    expect(iit.frame()).toBeNull();
    expect(await provider.sign(batch, key, () => {})).toEqual({ ok: false, reason: 'locked' });
  });

  it('signs nothing of a batch when one signature is missing', async () => {
    const signing = provider.sign(batch, await keyRead(), () => {});
    iit.answer([{ name: '9001', val: SIGNATURE }]);
    expect(await signing).toEqual({ ok: false, reason: 'signingFailed' });
  });

  it('tells an error of the page in our words', async () => {
    const signing = provider.sign(batch, await keyRead(), () => {});
    iit.refuse({ code: 5, message: 'Виникла помилка при передачі запиту' });
    expect(await signing).toEqual({ ok: false, reason: 'providerOffline' });
  });

  it('gives up a page that does not sign for three minutes', async () => {
    const ended = jest.fn();
    const signing = provider.sign(batch, await keyRead(), () => {}).then(ended);
    await jest.advanceTimersByTimeAsync(SIGN_LIMIT_MS - 1000);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    await signing;
    expect(ended).toHaveBeenCalledWith({ ok: false, reason: 'providerSilent' });
  });

  it('ends at once when it is locked', async () => {
    const signing = provider.sign(batch, await keyRead(), () => {});
    provider.lock();
    expect(await signing).toEqual({ ok: false, reason: 'locked' });
  });
});

describe('signing in', () => {
  it('signs the text that we wrote, with a nonce of ours and the certificate of the key', async () => {
    const challenge = { audience: 'app.example', challenge: 'c'.repeat(43), certificates: [MINE] };
    const key = await keyRead();
    const question = iit.nextQuestion();
    const signing = provider.signIn(challenge, key);
    const [items] = (await question).params as [{ name: string; val: Uint8Array }[]];
    iit.answer([{ name: items[0]?.name, val: SIGNATURE }]);
    const outcome = await signing;
    if (!outcome.ok) throw new Error(outcome.reason);
    const { clientNonce, signature } = outcome.made;
    expect(signature).toEqual(SIGNATURE);
    const certificate = await getCertificateFingerprint(MINE);
    const text = writeLoginText({ audience: 'app.example', challenge: challenge.challenge, clientNonce, certificate });
    expect(new TextDecoder().decode(items[0]?.val)).toBe(text);
  });
});
