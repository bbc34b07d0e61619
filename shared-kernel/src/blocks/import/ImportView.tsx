import { App, Flex } from 'antd';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useRestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { AboutFile, FileFaultAlert, hasFileQuestions, ReadingProgress } from '../files';
import { FileChoice } from './FileChoice';
import { readImportDraft } from './import-draft';
import { ImportedRows } from './ImportedRows';
import { ImportKindContext, type ChosenFile, type ImportKind, type ReadingChoice } from './import-kind';
import { Samples } from './Samples';
import { useImportFile } from './use-import-file';
import { useTexts } from './texts';

export interface ImportViewProps {
  /** Rules stay fixed while the view is open: a changed balance must not apply to half of the rows. */
  kind: ImportKind;
  /** Initial file; null restores a draft. */
  initialFile: ChosenFile | null;
}

export function ImportView({ kind, initialFile }: ImportViewProps) {
  const { t, common } = useTexts();
  const { modal } = App.useApp();
  const { rules, page } = kind;
  const file = useImportFile(kind);
  const restored = useRestoredDraft(page);
  const savedDraft = useMemo(() => restored && readImportDraft(restored.content, rules), [restored, rules]);
  const openSaved = useEffectEvent(() => {
    if (!savedDraft) return;
    file.drop();
    file.put(savedDraft.list);
  });
  useEffect(() => openSaved(), [savedDraft]);
  const readInitialFile = useEffectEvent(() => {
    if (initialFile) file.read(initialFile.file, { isOldClientBank: initialFile.isOldClientBank });
  });
  useEffect(() => readInitialFile(), []);

  const confirmLoss = async () => {
    if (!file.rows?.snapshot().isTouched) return true;
    return modal.confirm({
      title: t('file.loseTitle'),
      content: t('file.loseText'),
      okText: t('file.lose'),
      okButtonProps: { ...({ 'data-action': 'confirmLose' } as object) },
      cancelText: common('common.cancel'),
    });
  };
  const read = async (chosen: File, choice: ReadingChoice) => {
    if (await confirmLoss()) file.read(chosen, choice);
  };
  const drop = async () => {
    if (await confirmLoss()) file.drop();
  };

  const name = file.file?.name ?? savedDraft?.fileName ?? '';
  const { stage, choice } = file;
  return (
    <ImportKindContext value={kind}>
      <Flex vertical gap="middle">
        <FileChoice
          files={kind}
          fileName={stage.kind === 'none' ? '' : name}
          isOldClientBank={choice.isOldClientBank ?? false}
          onOldClientBank={(isOldClientBank) => void (file.file && read(file.file, { isOldClientBank }))}
          onFile={(chosen, isOldClientBank) => void read(chosen, { isOldClientBank })}
          onDrop={() => void drop()}
        />
        {stage.kind === 'reading' && <ReadingProgress progress={stage.progress} onCancel={file.drop} />}
        {stage.kind === 'fault' && (
          <FileFaultAlert fault={stage.fault}>
            <Samples files={kind} />
          </FileFaultAlert>
        )}
        {file.file && (file.about !== null || stage.kind === 'fault') && (
          <AboutFile
            about={file.about}
            choice={choice}
            onChoice={(change) => void (file.file && read(file.file, { ...choice, ...change }))}
            columns={rules.columns.map((column) => ({ column, label: kind.labelOf(column) }))}
          />
        )}
        {file.rows && !(file.about && hasFileQuestions(file.about)) && (
          <ImportedRows list={file.rows} fileName={name} />
        )}
      </Flex>
    </ImportKindContext>
  );
}
