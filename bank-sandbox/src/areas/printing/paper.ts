import type { PaperSection } from '@ncb/shared-kernel/domain/papers';

export interface Paper {
  readonly title: string;
  readonly sections: readonly PaperSection[];
  /** Lines of the bank's stamp; empty for no stamp. */
  readonly stamp: readonly string[];
  readonly footer: string;
  readonly madeAt: Date;
}
