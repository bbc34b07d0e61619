import { TemplateLinks } from '../files';
import type { ImportFiles } from './import-kind';

/** Files with the right columns, to be filled in: those of the bank, or the page's own. */
export function Samples({ files }: { files: ImportFiles }) {
  return files.renderSamples?.() ?? (files.template && <TemplateLinks template={files.template} />);
}
