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
import { truncateText } from '@ncb/shared-kernel/domain/text';
import { CORRESPONDENT_NAME_MAX, type ChosenCategory } from '@ncb/shared-kernel/domain/vocabulary';
import { catalogueKeys, statementKeys } from '@ncb/shared-kernel/queries';
import { useShell, useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, getProblemText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { ListedOperation } from './listed-operations';
import { getDocumentNumber } from './OperationCells';
import { getOperationCommands, getOperationPage, type OperationCommandName } from './operation-commands';

export interface OperationOpening {
  readonly onView: (row: ListedOperation) => void;
  readonly onPrint: (row: ListedOperation) => void;
}

interface OperationCommand {
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
  const returnMoney = useReturn();
  const saveCounterparty = useSaveCounterparty();
  const page = getOperationPage(row);
  const id = row.document.documentId;
  const runCommand = async (name: OperationCommandName, work: Promise<void>) => {
    setRunning(name);
    await work;
    setRunning(null);
  };
  const run: Record<OperationCommandName, () => void> = {
    return: () => void runCommand('return', returnMoney(row)),
    keepParty: () => void runCommand('keepParty', saveCounterparty(row)),
    repeat: () => page && id !== undefined && navigation.open(page, { id, mode: 'copy' }),
    print: () => onPrint(row),
    view: () => onView(row),
  };
  const isServed: Partial<Record<OperationCommandName, boolean>> = {
    return: navigation.isServed('miPmtUahNew'),
    repeat: page !== null && navigation.isServed(page),
  };
  const commands = getOperationCommands(row).filter((name) => isServed[name] ?? true);
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
    return first ? getProblemText(common, first.key, first.params) : getFailureText(common, failure);
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
        purpose: `Повернення помилково зарахованих коштів згідно платіжної інструкції № ${getDocumentNumber(row)} від ${day}, без ПДВ`,
      },
    };
    const draft = await api.call(saveDraft, {
      id: null,
      page: 'miPmtUahNew',
      name: t('statement.returnName', { name: document.correspondentName }),
      data: packDraft({ parameters: {}, content }),
    });
    if (draft.ok) navigation.open('miPmtUahNew', { [DRAFT_PARAMETER]: draft.value.id });
    else notify('error', reasonOf(draft.failure));
  };
}

function useSaveCounterparty(): (row: ListedOperation) => Promise<void> {
  const { api, session, notify } = useSteadyShell();
  const { t } = useTexts();
  const reasonOf = useReason();
  const cache = useQueryClient();
  return async ({ document }) => {
    const { correspondentName, correspondentCode, correspondentAccount } = document;
    const name = truncateText(correspondentName, CORRESPONDENT_NAME_MAX);
    const outcome = await api.call(insertCorrespondent, {
      catalogue: 'ncb_correspondents_c',
      row: {
        code: correspondentCode,
        name,
        iban: correspondentAccount,
        isResident: true,
        hasCode: true,
        maximum: null,
        phone: '',
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
