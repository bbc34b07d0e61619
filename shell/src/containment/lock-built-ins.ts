import { callerOf, report } from './interference';

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

/** Every object has these above it: nothing may be added. */
const OPEN: readonly object[] = [Object.prototype, Function.prototype, Error.prototype];

/** The engine's short ways for `await` and for subclasses end when one of these is touched. */
const LEFT = new Set(['constructor', 'then']);

const { defineProperty, ownKeys, getOwnPropertyDescriptor } = Reflect;

/**
 * Locks the functions of the language and of the document before code of any remote runs. Who replaces one is named, and
 * the function stays; before, the next page that used it fell over and was blamed. A function is locked by an accessor: a
 * property that is read-only could not be set on objects of their own either (webpack sets `push` of its list of chunks),
 * and read-only functions of arrays are five times as slow. docs/adr/0191
 */
export function lockBuiltIns(): void {
  for (const one of CLASSES) {
    const { prototype } = one as { readonly prototype?: object };
    if (prototype) lockFunctions(prototype);
  }
  for (const one of STATICS) lockFunctions(one as object);
  for (const one of OPEN) Object.preventExtensions(one);
}

function lockFunctions(holder: object): void {
  for (const key of ownKeys(holder)) {
    if (typeof key !== 'string' || LEFT.has(key)) continue;
    const found = getOwnPropertyDescriptor(holder, key);
    const value: unknown = found?.value;
    if (!found?.configurable || typeof value !== 'function') continue;
    defineProperty(holder, key, {
      configurable: false,
      enumerable: found.enumerable === true,
      get: () => value,
      set: function set(this: unknown, next: unknown) {
        if (this === holder) report('builtins', callerOf(set));
        else if (typeof this === 'object' || typeof this === 'function') {
          defineProperty(this as object, key, { value: next, writable: true, configurable: true, enumerable: true });
        }
      },
    });
  }
}
