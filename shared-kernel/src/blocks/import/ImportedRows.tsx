import { Alert, Button } from 'antd';
import { startTransition, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { Waiting } from '../../ui';
import { NameChecks, usePairChecks } from '../account-code';
import { buildImportDraft } from './import-draft';
import { useImportKind } from './import-kind';
import type { ImportList, ImportSnapshot } from './import-list';
import { useSavedNames } from './use-saved-names';
import type { ImportedRow } from './imported-row';
import { useLookAlikes } from './use-look-alikes';
import { useSaveRows } from './use-save-rows';
import { CodeQuestions } from './CodeQuestions';
import { ControlCharacterRepair } from './ControlCharacterRepair';
import { DayRepair } from './DayRepair';
import { DebitAccountChoice } from './DebitAccountChoice';
import { NumberRepair } from './NumberRepair';
import { RowsFilter, type FilterChoice } from './RowsFilter';
import { RowsTable } from './RowsTable';
import { RowsTotals } from './RowsTotals';
import { SaveBar } from './SaveBar';
import { useTexts } from './texts';

interface ImportedRowsProps {
  list: ImportList;
  fileName: string;
}

type MarkedIds = Pick<ReadonlySet<string>, 'has'>;

const NO_ROWS: readonly ImportedRow[] = [];

export function ImportedRows({ list, fileName }: ImportedRowsProps) {
  const kind = useImportKind();
  const { accounts, nextNumbers, rules } = kind;
  const { session } = useShell();
  const { t } = useTexts();
  const snapshot = useSyncExternalStore(list.subscribe, list.snapshot);
  const [filter, setFilter] = useState<FilterChoice>('all');
  const [openId, setOpenId] = useState<string | null>(null);

  // Numbering walks through all rows, so it may lag behind typing.
  const deferredSnapshot = useDeferredValue(snapshot);
  // Renders totals first and the table later: together they block the page for a tenth of a second.
  const shouldRenderTable = useDeferredValue(true, false);
  const pairs = useMemo(
    () => deferredSnapshot.rows.flatMap((row) => rules.pairOf?.(row) ?? []),
    [deferredSnapshot, rules],
  );
  const { checks, load } = usePairChecks(pairs);
  useEffect(() => list.compare(checks), [list, checks]);
  const save = useSaveRows(list, async () => list.compare(await load()));
  // Not while typing: it walks through all rows.
  const areFollowed = kind.saving.comparesNames && !save.isRunning && snapshot.sums.saved.count > 0;
  const names = useSavedNames(areFollowed ? deferredSnapshot.rows : NO_ROWS);
  const lookAlikes = useLookAlikes(snapshot.rows, rules);
  const numbers = useMemo(
    () => deferredSnapshot.numbersToGive(nextNumbers(session)),
    [deferredSnapshot, nextNumbers, session],
  );
  const shown = useMemo(() => {
    if (filter === 'all') return snapshot.rows;
    const marked: Partial<Record<FilterChoice, MarkedIds>> = { lookAlike: lookAlikes, nameDiffers: names.differing };
    // The edited row stays in the list until it is closed.
    return snapshot.rows.filter(({ id }) => id === openId || (marked[filter]?.has(id) ?? list.status(id) === filter));
  }, [snapshot, filter, openId, lookAlikes, names.differing, list]);
  const isTooLargeToKeep = useUnsavedRows(snapshot, fileName);

  const isBusy = save.isRunning;
  return (
    <>
      <RowsTotals snapshot={snapshot} />
      {isTooLargeToKeep && snapshot.isTouched && (
        <Alert type="info" showIcon title={t(`tooLargeToKeep.${kind.noun}`)} data-notice="info" />
      )}
      {snapshot.withoutDebitAccount > 0 && (
        <DebitAccountChoice list={list} count={snapshot.withoutDebitAccount} accounts={accounts} isDisabled={isBusy} />
      )}
      <DayRepair list={list} snapshot={deferredSnapshot} isDisabled={isBusy} />
      <NumberRepair list={list} snapshot={deferredSnapshot} isDisabled={isBusy} />
      <ControlCharacterRepair list={list} snapshot={deferredSnapshot} isDisabled={isBusy} />
      {kind.renderRepairs?.({ list, snapshot: deferredSnapshot, isDisabled: isBusy })}
      <CodeQuestions
        list={list}
        snapshot={snapshot}
        onShow={() => startTransition(() => setFilter('question'))}
        isDisabled={isBusy}
      />
      <SaveBar
        list={list}
        snapshot={snapshot}
        save={save}
        names={
          <NameChecks checks={names.checks} nameOf={names.nameOf}>
            <Button
              size="small"
              onClick={() => startTransition(() => setFilter('nameDiffers'))}
              data-action="showDifferingNames"
            >
              {t('codes.show')}
            </Button>
          </NameChecks>
        }
      />
      <RowsFilter
        list={list}
        snapshot={snapshot}
        shown={shown}
        lookAlikes={lookAlikes.size}
        differingNames={names.differing.size}
        chosen={filter}
        onChoose={(choice) => startTransition(() => setFilter(choice))}
        isDisabled={isBusy}
      />
      {shouldRenderTable ? (
        <RowsTable
          list={list}
          rows={shown}
          numbers={numbers}
          lookAlikes={lookAlikes}
          openId={isBusy ? null : openId}
          onOpen={setOpenId}
          isDisabled={isBusy}
        />
      ) : (
        <Waiting rows={8} hasTitle />
      )}
    </>
  );
}

/**
 * Registers the rows as unsaved work, with a draft if they are few enough.
 * @returns true if there are unsaved rows, but too many for a draft
 */
function useUnsavedRows(snapshot: ImportSnapshot, fileName: string): boolean {
  const { page, rules } = useImportKind();
  const { navigation } = useShell();
  const { t } = useTexts();
  const { ok, error, refused, asked, question } = snapshot.sums;
  const isUnsaved = ok.count + error.count + question.count + refused.count + asked.count > 0;
  const draft = useMemo(() => buildImportDraft(fileName, snapshot, rules), [fileName, snapshot, rules]);
  useUnsavedWork(
    isUnsaved,
    t('unsaved', { name: fileName }),
    draft ? { page, parameters: navigation.parameters, content: () => draft } : undefined,
  );
  return isUnsaved && !draft;
}
