import type { Parameters } from './send-call';

/** Most generated ids would not exist. */
const IDS = ['7001', '7002', '7010', '9001', '9004', '9005', '9006', '501', '503', '1001', '980', '840', '1', '2', '3'];

/** NUL, and half of a surrogate pair. */
const POISON = ['a\u0000b', 'a\ud800b'];

const ID_NAME = /ids?$|_ref$|^id$/i;
const ID = /^[\w-]{1,64}$/;
const NUMBER = /^-?[0-9.]+$/;

export function replaceIds(parameters: Parameters, seed: number): Parameters {
  let turn = seed;
  const nextId = () => IDS[(turn += 7) % IDS.length] ?? '1';
  return mapTexts(parameters, (text, name) => {
    if (name !== null) return ID_NAME.test(name) && ID.test(text) ? nextId() : text;
    return ID.test(text) && !NUMBER.test(text) ? nextId() : text;
  });
}

export function insertPoison(parameters: Parameters, seed: number): Parameters {
  const poison = POISON[seed % POISON.length] ?? '';
  return mapTexts(parameters, (text) => (NUMBER.test(text) || ID.test(text) ? text : poison));
}

/** @param change gets each text, and the parameter's name outside JSON */
function mapTexts(parameters: Parameters, change: (text: string, name: string | null) => string): Parameters {
  const inside = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value, null);
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inside(item)]));
  };
  return Object.fromEntries(
    Object.entries(parameters).map(([name, text]) => [
      name,
      isJson(text) ? JSON.stringify(inside(JSON.parse(text))) : change(text, name),
    ]),
  );
}

function isJson(text: string): boolean {
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
