import { findCaller, reportInterference } from './interference';

const TYPED_ARRAY: unknown = Object.getPrototypeOf(Int8Array);

const CLASSES: readonly unknown[] = [
  ...[
    Object,
    Function,
    Error,
    Array,
    String,
    Number,
    Boolean,
    BigInt,
    Symbol,
    Date,
    Map,
    Set,
    WeakMap,
    WeakSet,
    Promise,
  ],
  ...[ArrayBuffer, DataView, TYPED_ARRAY, URL, URLSearchParams, AbortController, AbortSignal],
  ...[EventTarget, Event, Node, Element, HTMLElement, Document, DocumentFragment, History, Storage],
];

const STATICS: readonly unknown[] = [Object, Array, String, Number, Promise, Date, Symbol, JSON, Math, Reflect, Intl];

const ROOT_PROTOTYPES: readonly object[] = [Object.prototype, Function.prototype, Error.prototype];

/** Properties left alone: touching them ends the engine's fast paths for `await` and subclasses. */
const UNTOUCHED = new Set(['constructor', 'then']);

const { defineProperty, ownKeys, getOwnPropertyDescriptor } = Reflect;

/**
 * Locks functions of the language and the document before code of any remote runs: a replacement would make the next
 * page fail. Locks by accessor: read-only properties could not be set on derived objects (webpack sets `push` of its
 * chunk list), and read-only array functions are five times slower. docs/adr/0083.
 */
export function lockBuiltIns(): void {
  for (const one of CLASSES) {
    const { prototype } = one as { readonly prototype?: object };
    if (prototype) lockFunctions(prototype);
  }
  for (const one of STATICS) lockFunctions(one as object);
  for (const one of ROOT_PROTOTYPES) Object.preventExtensions(one);
}

function lockFunctions(holder: object): void {
  for (const key of ownKeys(holder)) {
    if (typeof key !== 'string' || UNTOUCHED.has(key)) continue;
    const descriptor = getOwnPropertyDescriptor(holder, key);
    const value: unknown = descriptor?.value;
    if (!descriptor?.configurable || typeof value !== 'function') continue;
    defineProperty(holder, key, {
      configurable: false,
      enumerable: descriptor.enumerable === true,
      get: () => value,
      set: function set(this: unknown, next: unknown) {
        if (this === holder) reportInterference('builtins', findCaller(set));
        else if (typeof this === 'object' || typeof this === 'function') {
          defineProperty(this as object, key, { value: next, writable: true, configurable: true, enumerable: true });
        }
      },
    });
  }
}
