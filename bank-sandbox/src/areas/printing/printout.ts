import type { PrintoutSection } from '@ncb/shared-kernel/domain/papers';

export interface Printout {
  readonly title: string;
  readonly sections: readonly PrintoutSection[];
  /** Lines of the bank's stamp; empty for no stamp. */
  readonly stamp: readonly string[];
  readonly footer: string;
  readonly madeAt: Date;
}
