declare module 'fontverter' {
  export function convert(font: Buffer, format: 'truetype' | 'woff2'): Promise<Buffer>;
}

/** Parts of a font that are read; the structures are those of OpenType's GSUB table. */
declare module 'fontkit' {
  interface Substitutions {
    readonly coverage: {
      readonly rangeRecords?: readonly {
        readonly start: number;
        readonly end: number;
        readonly startCoverageIndex: number;
      }[];
    };
    readonly substitute?: { toArray: () => number[] };
  }
  interface Font {
    readonly directory: { readonly tables: { readonly GSUB: { readonly offset: number; readonly length: number } } };
    readonly GSUB: {
      readonly featureList: readonly {
        readonly tag: string;
        readonly feature: { readonly lookupListIndexes: readonly number[] };
      }[];
      readonly lookupList: { get: (index: number) => { readonly subTables: readonly Substitutions[] } };
    };
    glyphForCodePoint: (code: number) => { readonly id: number };
    layout: (text: string, features?: readonly string[]) => { readonly advanceWidth: number };
  }
  export function create(font: Buffer): Font;
}
