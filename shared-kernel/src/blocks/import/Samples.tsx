import { TemplateLinks } from '../files';
import type { ImportFiles } from './import-kind';

export function Samples({ files }: { files: ImportFiles }) {
  return files.renderSamples?.() ?? (files.template && <TemplateLinks template={files.template} />);
}
