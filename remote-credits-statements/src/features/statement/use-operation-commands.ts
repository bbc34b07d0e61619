import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  DRAFT_PARAMETER,
  insertCorrespondent,
  packDraft,
  saveDraft,
  setStatementCategory,
} from '@ncb/shared-kernel/api/contract';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { beginningOf } from '@ncb/shared-kernel/domain/text';
import { CORRESPONDENT_NAME_MAX, type ChosenCategory } from '@ncb/shared-kernel/domain/vocabulary';
import { catalogueKeys, statementKeys } from '@ncb/shared-kernel/queries';
import { useShell, useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { failureText, problemText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { ListedOperation } from './listed-operations';
import { numberOf } from './OperationCells';
import { commandsOf, pageOfOperation, type OperationCommandName } from './operation-commands';

export interface OperationOpening {
  readonly onView: (row: ListedOperation) => void;
  readonly onPrint: (row: ListedOperation) => void;
}

export interface OperationCommand {
  readonly name: OperationCommandName;
  readonly label: string;
  run(): void;
}

export function useOperationCommands(
  row: ListedOperation,
  { onView, onPrint }: OperationOpening,
): { readonly commands: readonly OperationCommand[]; readonly running: OperationCommandName | null } {
  const { navigation } = useShell();
  const { t } = useTexts();
  const [running, setRunning] = useState<OperationCommandName | null>(null);
  const giveBack = useReturn();
  const keepParty = useKeepParty();
  const page = pageOfOperation(row);
  const id = row.document.documentId;
  const under = async (name: OperationCommandName, work: Promise<void>) => {
    setRunning(name);
    await work;
    setRunning(null);
  };
  const run: Record<OperationCommandName, () => void> = {
    return: () => void under('return', giveBack(row)),
    keepParty: () => void under('keepParty', keepParty(row)),
    repeat: () => page && id !== undefined && navigation.open(page, { id, mode: 'copy' }),
    print: () => onPrint(row),
    view: () => onView(row),
  };
  const isServed: Partial<Record<OperationCommandName, boolean>> = {
    return: navigation.isServed('miPmtUahNew'),
    repeat: page !== null && navigation.isServed(page),
  };
  const commands = commandsOf(row).filter((name) => isServed[name] ?? true);
  return {
    running,
    commands: commands.map((name) => ({ name, label: t(`statement.commands.${name}`), run: run[name] })),
  };
}

/** Returns a function that gives the text of a refusal's first problem, or of the refusal. */
function useReason(): (failure: ApiFailure) => string {
  const { common } = useTexts();
  return (failure) => {
    const [first] = failure.kind === 'refused' ? failure.problems : [];
    return first ? problemText(common, first.key, first.params) : failureText(common, failure);
  };
}

/**
 * Returns money: saves a draft payment to the sender and opens it, so that no amount or account is in an address
 * (docs/adr/0064). The purpose is in Ukrainian in every language.
 */
function useReturn(): (row: ListedOperation) => Promise<void> {
  const { api, navigation, notify } = useShell();
  const { t } = useTexts();
  const reasonOf = useReason();
  return async (row) => {
    const { document, sum } = row;
    const day = toDotted(document.operationDate);
    const content = {
      documentId: null,
      version: null,
      values: {
        debitAccountId: document.accountId,
        creditIban: document.correspondentAccount,
        receiverName: document.correspondentName,
        receiverCode: document.correspondentCode,
        amount: sum,
        purpose: `Повернення помилково зарахованих коштів згідно платіжної інструкції № ${numberOf(row)} від ${day}, без ПДВ`,
      },
    };
    const kept = await api.call(saveDraft, {
      id: null,
      page: 'miPmtUahNew',
      name: t('statement.returnName', { name: document.correspondentName }),
      data: packDraft({ parameters: {}, content }),
    });
    if (kept.ok) navigation.open('miPmtUahNew', { [DRAFT_PARAMETER]: kept.value.id });
    else notify('error', reasonOf(kept.failure));
  };
}

function useKeepParty(): (row: ListedOperation) => Promise<void> {
  const { api, session, notify } = useSteadyShell();
  const { t } = useTexts();
  const reasonOf = useReason();
  const cache = useQueryClient();
  return async ({ document }) => {
    const { correspondentName, correspondentCode, correspondentAccount } = document;
    const name = beginningOf(correspondentName, CORRESPONDENT_NAME_MAX);
    const outcome = await api.call(insertCorrespondent, {
      catalogue: 'ncb_correspondents_c',
      row: {
        code: correspondentCode,
        name,
        iban: correspondentAccount,
        isResident: true,
        hasCode: true,
        maximum: null,
      },
    });
    if (!outcome.ok) {
      notify('error', t('statement.notKept', { reason: reasonOf(outcome.failure) }));
      return;
    }
    await cache.invalidateQueries({ queryKey: catalogueKeys.rows(session.companyRef, 'correspondents') });
    notify('success', t('statement.kept', { name }));
  };
}

/** Sets a counterparty's category for the whole company; null returns it to the rules. */
export function useChooseCategory(): (row: ListedOperation, category: ChosenCategory | null) => Promise<void> {
  const { api, session, notify } = useSteadyShell();
  const reasonOf = useReason();
  const cache = useQueryClient();
  return async ({ document }, category) => {
    const { correspondentCode: code, correspondentAccount: account } = document;
    const outcome = await api.call(setStatementCategory, { code, account, category });
    if (outcome.ok) await cache.invalidateQueries({ queryKey: statementKeys.categories(session.companyRef) });
    else notify('error', reasonOf(outcome.failure));
  };
}
