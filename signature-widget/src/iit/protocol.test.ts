import { getFailure } from './get-failure';
import { getFramedPage } from './get-framed-page';
import { buildFrameAddress, readMessage, writeRequest } from './protocol';

const answer = (more: object) => ({ sender: 'EndUserSignWidget', reciever: 'EndUserSignWidgetConnector', ...more });

describe('the protocol of the IIT widget', () => {
  it('asks in its own spelling', () => {
    expect(writeRequest(7, 'SignData', [1])).toEqual({
      sender: 'EndUserSignWidgetConnector',
      reciever: 'EndUserSignWidget',
      id: 7,
      cmd: 'SignData',
      params: [1],
    });
  });

  it('addresses the page as the connector of IIT does, nothing encoded', () => {
    expect(buildFrameAddress('https://iit.example/w/', 'https://sign.example', 'en')).toBe(
      'https://iit.example/w/?address=https://sign.example&formType=1&debug=false&showSignTip=false&language=en',
    );
  });

  it.each([
    [{ id: -1 }, { kind: 'ready' }],
    [
      { id: 3, result: [] },
      { kind: 'result', id: 3, result: [] },
    ],
    [{ id: 3 }, { kind: 'result', id: 3, result: undefined }],
    [
      { id: 3, error: { code: 24 }, result: null },
      { kind: 'error', id: 3, error: { code: 24 } },
    ],
    [
      { id: 3, error: null, result: 1 },
      { kind: 'result', id: 3, result: 1 },
    ],
  ])('reads %j', (message, read) => {
    expect(readMessage(answer(message))).toEqual(read);
  });

  it.each([
    null,
    undefined,
    'EndUserSignWidget',
    JSON.stringify(answer({ id: -1 })),
    [],
    {},
    answer({}),
    answer({ id: -2, result: { type: 2 } }),
    answer({ id: 0 }),
    answer({ id: 1.5 }),
    answer({ id: '1' }),
    answer({ id: Number.NaN }),
    { ...answer({ id: 1 }), sender: 'EndUserSignWidgetConnector' },
    { ...answer({ id: 1 }), reciever: 'EndUserSignWidget' },
    { sender: 'EndUserSignWidget', receiver: 'EndUserSignWidgetConnector', id: 1 },
  ])('does not hear %j', (message) => {
    expect(readMessage(message)).toBeNull();
  });
});

describe('failureOf', () => {
  it.each([
    [{ code: 24, message: 'x' }, 'wrongKeyOrPassword'],
    [{ code: 18 }, 'wrongKeyOrPassword'],
    [{ code: 12 }, 'locked'],
    [{ code: 5 }, 'providerOffline'],
    [{ code: 51 }, 'certificateUnusable'],
    [{ code: 65535 }, 'signingFailed'],
    [{ code: '24' }, 'signingFailed'],
    [{ code: 'toString' }, 'signingFailed'],
    ['wrong', 'signingFailed'],
    [true, 'signingFailed'],
  ])('of %j is %s', (error, failure) => {
    expect(getFailure(error)).toBe(failure);
  });
});

describe('framedPage', () => {
  const OURS = ['https://sign.example', 'https://app.example'];

  it('takes a page of another origin', () => {
    expect(getFramedPage('https://iit.example/w/', OURS)).toBe('https://iit.example/w/');
  });

  it.each([
    '',
    '__IIT_WIDGET_URL__',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://sign.example/w/',
    'https://app.example/',
  ])('takes "%s" for none', (address) => {
    expect(getFramedPage(address, OURS)).toBeNull();
  });
});
