import { useState, type ReactNode } from 'react';
import { useRestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { useSpareWorker } from '../files';
import { FileChoice } from './FileChoice';
import type { ChosenFile, ImportFiles } from './import-kind';

interface ImportStartProps {
  files: ImportFiles;
  load: () => Promise<unknown>;
  /** Renders the import; null restores a draft. Its code loads on demand. */
  children: (chosenFile: ChosenFile | null) => ReactNode;
}

/**
 * Start of an import: choice of a file. Preloads the import code and a worker when pointer, focus or a dragged file
 * comes near.
 */
export function ImportStart({ files, load, children }: ImportStartProps) {
  const restored = useRestoredDraft(files.page);
  const [chosenFile, setFirst] = useState<ChosenFile | null>(null);
  const [isNear, setNear] = useState(false);
  // Here, because reading starts only after the choice.
  useSpareWorker(isNear);
  if (chosenFile || restored) return children(chosenFile);
  // A failed download is retried, and reported, when the code is needed.
  const preload = () => {
    setNear(true);
    void load().catch(() => undefined);
  };
  return (
    <div onPointerEnter={preload} onFocus={preload} onDragEnter={preload}>
      <FileChoice
        files={files}
        fileName=""
        isOldClientBank={false}
        onFile={(file, isOldClientBank) => setFirst({ file, isOldClientBank })}
      />
    </div>
  );
}
