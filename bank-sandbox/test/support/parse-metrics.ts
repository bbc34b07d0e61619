export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^(?<name>[a-zA-Z_:][\w:]*)(?:\{(?<labels>.*)\})? (?<value>\S+)$/;

/** Parses the Prometheus text format: samples without timestamps and escaped labels. */
export function parseMetrics(text: string): readonly Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const groups = LINE.exec(line)?.groups;
      if (!groups) throw new Error(`not a sample: ${line}`);
      const labels = [...(groups['labels'] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      );
      return { name: groups['name'] ?? '', labels: Object.fromEntries(labels), value: Number(groups['value']) };
    });
}
