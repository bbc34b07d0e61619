/**
 * Page of a fake IIT EndUser widget: speaks the protocol of `eusign.js` 20240701
 * (docs/requirements/banking-rules.md#signature-widget-protocol) and leaves the
 * cryptography to its site.
 */
const PAGE = 'EndUserSignWidget';
const CONNECTOR = 'EndUserSignWidgetConnector';
const READY_ID = -1;
const READ_KEY_FORM = '1';
const ECDSA = 3;
const CADES_BES = 1;

const parameters = new URL(location.href).searchParams;
const around = parameters.get('address');
const find = (selector) => document.querySelector(selector);

/** Id of the pending `ReadPrivateKey`, and the number of the loaded key at the site. */
let reading = null;
let key = null;

const post = (message) => parent.postMessage({ sender: PAGE, reciever: CONNECTOR, ...message }, around);
const base64 = (bytes) => btoa(String.fromCharCode(...bytes));
const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

async function site(path, body) {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) });
  return response.json();
}

const COMMANDS = {
  ReadPrivateKey(id) {
    reading = id;
  },
  ResetPrivateKey(id) {
    key = null;
    post({ id });
  },
  async SignData(id, [data, external, asBase64, algorithm, previous, type]) {
    if (key === null) return post({ id, error: { code: 0x18, message: 'Ключ не зчитано' } });
    const isOurs = external === true && asBase64 === false && algorithm === ECDSA && previous === null;
    if (!isOurs || type !== CADES_BES) return post({ id, error: { code: 2, message: 'Невірний параметр' } });
    const made = await site('signatures', { key, data: data.map(({ val }) => base64(val)) });
    return post({ id, result: data.map(({ name }, index) => ({ name, val: bytes(made[index]) })) });
  },
};

find('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const [file] = find('[data-field="file"]').files;
  const password = find('[data-field="password"]').value;
  const opened = await site('keys', { file: (await file?.text()) ?? '', password });
  find('[data-field="complaint"]').textContent = opened.complaint ?? '';
  if (opened.complaint || reading === null) return;
  key = opened.key;
  const data = bytes(opened.certificate);
  post({ id: reading, result: [{ data, infoEx: { subjCN: opened.owner, publicKeyType: 4, keyUsageType: 1 } }] });
});

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== around || source !== parent || data.sender !== CONNECTOR || data.reciever !== PAGE) return;
  void COMMANDS[data.cmd]?.(data.id, data.params);
});

if (parameters.get('formType') === READ_KEY_FORM) post({ id: READY_ID });
