import { Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { useRestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { useSpareWorker } from '../files';
import { FileChoice } from './FileChoice';
import type { ChosenFile, ImportFiles } from './import-kind';
import { Samples } from './Samples';

export interface ImportPlaceProps {
  files: ImportFiles;
  /** The code of `children`. */
  load: () => Promise<unknown>;
  /** What reads and shows the file, null for what an earlier session has kept. Its code comes with it. */
  children: (first: ChosenFile | null) => ReactNode;
}

/**
 * Where a file is chosen. Until there is one, nobody waits for what reads, judges and stores its rows; whoever gets near
 * the place has it on its way, and a worker for it started, while he looks for the file.
 */
export function ImportPlace({ files, load, children }: ImportPlaceProps) {
  const restored = useRestoredDraft(files.page);
  const [first, setFirst] = useState<ChosenFile | null>(null);
  const [isNear, setNear] = useState(false);
  // Here and not where the file is read: that comes after the choice.
  useSpareWorker(isNear);
  if (first || restored) return children(first);
  // A download that fails is tried again, and told, when the code is needed.
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
