import type { PaperSection } from '@ncb/shared-kernel/domain/papers';

/** What is printed, before anybody has thought of where on the page. */
export interface Paper {
  readonly title: string;
  readonly sections: readonly PaperSection[];
  /** The lines in the bank's stamp; none: no stamp. */
  readonly stamp: readonly string[];
  /** What stands small at the foot of every page. */
  readonly footer: string;
  /** The moment that the file says it was made at. */
  readonly madeAt: Date;
}
