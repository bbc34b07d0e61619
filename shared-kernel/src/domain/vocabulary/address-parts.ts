/** The parameters of a page as they stand in its address. */
export type AddressParameters = Readonly<Record<string, string>>;

/** One value of an address: under which parameters it stands, and as what. */
export interface AddressPart<T> {
  /** undefined where the address does not name it, or names what is not known. */
  read(parameters: AddressParameters): T | undefined;
  write(value: T): AddressParameters;
}

/** A text, an id, a date or an amount, as typed: what is wrong with it is said by the rules of the form or search. */
export function text(name: string): AddressPart<string> {
  return { read: (parameters) => parameters[name] || undefined, write: (value) => named(name, value) };
}

/** One of the words or numbers of a list; any other is left out, so that an old link still opens the page. */
export function oneOf<const T extends string | number>(name: string, known: readonly T[]): AddressPart<T> {
  return {
    read: (parameters) => known.find((value) => String(value) === parameters[name]),
    write: (value) => named(name, String(value)),
  };
}

/** Ids with commas between them; `single` is the parameter in which older addresses give one of them. */
export function ids(name: string, single?: string): AddressPart<readonly string[]> {
  return {
    read(parameters) {
      const given = parameters[name] || (single && parameters[single]) || '';
      const found = given.split(',').filter((id) => id !== '');
      return found.length > 0 ? found : undefined;
    },
    write: (value) => named(name, value.filter((id) => id !== '').join(',')),
  };
}

const FLAGS: Readonly<Record<string, boolean>> = { '0': false, '1': true };

/** `1` or `0`, as on the wire. */
export function flag(name: string): AddressPart<boolean> {
  return { read: (parameters) => FLAGS[parameters[name] ?? ''], write: (value) => named(name, value ? '1' : '0') };
}

/** Whatever else stands in the address, to be handed back to the page that asked. */
export function allBut(...names: readonly string[]): AddressPart<AddressParameters> {
  const ofOthers = (parameters: AddressParameters) =>
    Object.fromEntries(Object.entries(parameters).filter(([name]) => !names.includes(name)));
  return {
    read(parameters) {
      const others = ofOthers(parameters);
      return Object.keys(others).length > 0 ? others : undefined;
    },
    write: ofOthers,
  };
}

function named(name: string, value: string): AddressParameters {
  return value === '' ? {} : { [name]: value };
}
