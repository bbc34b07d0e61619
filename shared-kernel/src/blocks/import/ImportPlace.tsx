import { Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { useRestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { useSpareWorker } from '../files';
import { FileChoice } from './FileChoice';
import type { ChosenFile, ImportFiles } from './import-kind';
import { Samples } from './Samples';

export interface ImportPlaceProps {
  files: ImportFiles;
  load: () => Promise<unknown>;
  /** Renders the import; null restores a draft. Its code loads on demand. */
  children: (first: ChosenFile | null) => ReactNode;
}

/**
 * Start of an import: choice of a file. Preloads the import code and a worker when pointer, focus or a dragged file
 * comes near.
 */
export function ImportPlace({ files, load, children }: ImportPlaceProps) {
  const restored = useRestoredDraft(files.page);
  const [first, setFirst] = useState<ChosenFile | null>(null);
  const [isNear, setNear] = useState(false);
  // Here, because reading starts only after the choice.
  useSpareWorker(isNear);
  if (first || restored) return children(first);
  // A failed download is retried, and reported, when the code is needed.
  const bring = () => {
    setNear(true);
    void load().catch(() => undefined);
  };
  return (
    <Flex vertical gap="middle" onPointerEnter={bring} onFocus={bring} onDragEnter={bring}>
      <Samples files={files} />
      <FileChoice
        files={files}
        fileName=""
        isOldClientBank={false}
        onFile={(file, isOldClientBank) => setFirst({ file, isOldClientBank })}
      />
    </Flex>
  );
}
