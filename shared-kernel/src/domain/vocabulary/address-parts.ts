export type AddressParameters = Readonly<Record<string, string>>;

/** Codec of a value in a page's address. */
export interface AddressPart<T> {
  /** Returns undefined for a missing or unknown value. */
  read(parameters: AddressParameters): T | undefined;
  write(value: T): AddressParameters;
}

/** Creates a codec of a text as typed; the form's rules check it. */
export function text(name: string): AddressPart<string> {
  return { read: (parameters) => parameters[name] || undefined, write: (value) => toParameters(name, value) };
}

/** Creates a codec of a listed value; others are ignored, so that an old link still opens the page. */
export function oneOf<const T extends string | number>(name: string, allowed: readonly T[]): AddressPart<T> {
  return {
    read: (parameters) => allowed.find((value) => String(value) === parameters[name]),
    write: (value) => toParameters(name, String(value)),
  };
}

/** Creates a codec of comma-separated ids; `single` is an older parameter of one id. */
export function ids(name: string, single?: string): AddressPart<readonly string[]> {
  return {
    read(parameters) {
      const cell = parameters[name] || (single && parameters[single]) || '';
      const found = cell.split(',').filter((id) => id !== '');
      return found.length > 0 ? found : undefined;
    },
    write: (value) => toParameters(name, value.filter((id) => id !== '').join(',')),
  };
}

const FLAGS: Readonly<Record<string, boolean>> = { '0': false, '1': true };

/** Creates a codec of `1` or `0`. */
export function flag(name: string): AddressPart<boolean> {
  return {
    read: (parameters) => FLAGS[parameters[name] ?? ''],
    write: (value) => toParameters(name, value ? '1' : '0'),
  };
}

/** Creates a codec of all other parameters, returned to the calling page. */
export function allBut(...names: readonly string[]): AddressPart<AddressParameters> {
  const pickOthers = (parameters: AddressParameters) =>
    Object.fromEntries(Object.entries(parameters).filter(([name]) => !names.includes(name)));
  return {
    read(parameters) {
      const others = pickOthers(parameters);
      return Object.keys(others).length > 0 ? others : undefined;
    },
    write: pickOthers,
  };
}

function toParameters(name: string, value: string): AddressParameters {
  return value === '' ? {} : { [name]: value };
}
