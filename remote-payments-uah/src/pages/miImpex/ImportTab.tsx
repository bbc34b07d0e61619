import { App, Flex } from 'antd';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { IMPORT_COLUMNS, type ImportContext } from '@ncb/shared-kernel/domain/rules';
import { useRestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { AboutFile, FileFaultAlert, ReadingProgress, TemplateLinks } from '@ncb/shared-kernel/blocks/files';
import { readImportDraft } from '../../features/import/import-draft';
import { useImportFile, type ReadingChoice } from '../../features/import/use-import-file';
import { useRowWords } from '../../features/import/use-row-words';
import { FileChoice } from './FileChoice';
import { ImportedRows } from './ImportedRows';
import { useTexts } from '../../texts';

export interface ImportTabProps {
  context: ImportContext;
  /** Accounts that can be paid from. */
  accounts: readonly Account[];
}

/** From a file to documents: choose, look, put right, save. */
export function ImportTab({ context, accounts }: ImportTabProps) {
  const { t, common } = useTexts();
  const { modal } = App.useApp();
  const words = useRowWords();
  // A balance that becomes new while somebody repairs rows must not read the file anew.
  const [firstContext] = useState(context);
  const file = useImportFile(firstContext);
  const restored = useRestoredDraft('miImpex');
  const kept = useMemo(() => restored && readImportDraft(restored.content, firstContext), [restored, firstContext]);
  const openKept = useEffectEvent(() => {
    if (!kept) return;
    file.drop();
    file.put(kept.list);
  });
  useEffect(() => openKept(), [kept]);

  /** What was put right by hand would be lost: that is asked for first. */
  const mayLose = async () => {
    if (!file.rows?.snapshot().isTouched) return true;
    return modal.confirm({
      title: t('impex.file.loseTitle'),
      content: t('impex.file.loseText'),
      okText: t('impex.file.lose'),
      okButtonProps: { ...({ 'data-action': 'confirmLose' } as object) },
      cancelText: common('common.cancel'),
    });
  };
  const read = async (chosen: File, choice: ReadingChoice) => {
    if (await mayLose()) file.read(chosen, choice);
  };
  const drop = async () => {
    if (await mayLose()) file.drop();
  };

  const name = file.file?.name ?? kept?.fileName ?? '';
  const { stage, choice } = file;
  return (
    <Flex vertical gap="middle">
      {stage.kind === 'none' && <TemplateLinks template="1" />}
      <FileChoice
        fileName={stage.kind === 'none' ? '' : name}
        isOldClientBank={choice.isOldClientBank}
        onOldClientBank={(isOldClientBank) => void (file.file && read(file.file, { isOldClientBank }))}
        onFile={(chosen, isOldClientBank) => void read(chosen, { isOldClientBank })}
        onDrop={() => void drop()}
      />
      {stage.kind === 'reading' && <ReadingProgress progress={stage.progress} onCancel={file.drop} />}
      {stage.kind === 'fault' && <FileFaultAlert fault={stage.fault} template="1" />}
      {file.file && (file.about !== null || stage.kind === 'fault') && (
        <AboutFile
          about={file.about}
          choice={choice}
          onChoice={(change) => void (file.file && read(file.file, { ...choice, ...change }))}
          columns={IMPORT_COLUMNS.map((column) => ({ column, label: words.column(column) }))}
        />
      )}
      {file.rows && <ImportedRows list={file.rows} fileName={name} accounts={accounts} />}
    </Flex>
  );
}
