/** One measured figure and the limit that it has to keep. */
export interface Figure {
    readonly name: string;
    readonly measured: string;
    readonly limit: string;
    readonly isKept: boolean;
}
/** @param unit of value and limit, such as `ms` */
export declare function atMost(name: string, value: number, limit: number, unit: string): Figure;
export declare function atLeast(name: string, value: number, limit: number, unit: string): Figure;
/** What could not be measured has not been kept. */
export declare function orMissed(name: string, measure: () => Promise<readonly Figure[]>): Promise<readonly Figure[]>;
/** A figure that is only told. */
export declare function told(name: string, value: number, unit: string): Figure;
export declare function table(figures: readonly Figure[]): string;
/** The value below which a share of all lies. @param share 0.99 for p99 */
export declare function percentile(values: readonly number[], share: number): number;
