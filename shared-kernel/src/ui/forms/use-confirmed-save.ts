import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../../api/client';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { CheckedForm } from './use-checked-form';
import { askWhileOnline } from '../states/use-online';
import type { UnsavedDocument } from './UnsavedNotice';
import type { ReplacedVersion, SaveOnce } from './use-save-once';

export interface PendingSave<Values, Warnings> {
  readonly values: Values;
  readonly warnings: Warnings;
}

export interface ConfirmedSaveOptions<Values, Warnings> {
  checked: CheckedForm<Values>;
  save: SaveOnce<Values>;
  findWarnings: (values: Values) => Promise<Warnings>;
  hasWarnings: (warnings: Warnings) => boolean;
  /** Version that the save replaces; a confirmation of an older one is void. */
  replaces?: ReplacedVersion;
  /** True if the page itself shows what to correct; otherwise a notice does. */
  isShownOnPage?: boolean;
}

export interface SubmittedForm<Values, Warnings> {
  readonly isBusy: boolean;
  readonly unsaved: Omit<UnsavedDocument, 'kind'>;
  readonly pending: PendingSave<Values, Warnings> | null;
  /** Checks all fields and asks for confirmation: button and Ctrl+Enter. */
  ask(): Promise<void>;
  /** Checks all fields and saves; asks only if there are warnings: Ctrl+S. */
  save(): Promise<void>;
  confirm(): Promise<void>;
  cancel(): void;
}

const NONE: readonly FieldProblem[] = [];

export function useConfirmedSave<Values extends object, Warnings extends object>(
  options: ConfirmedSaveOptions<Values, Warnings>,
): SubmittedForm<Values, Warnings> {
  const { checked, save, findWarnings, hasWarnings, replaces, isShownOnPage = false } = options;
  const { notify } = useSteadyShell();
  const { t } = useTranslation('kernel');
  const [isCheckingWarnings, setCheckingWarnings] = useState(false);
  const replaced = replaces?.version;
  const [question, setQuestion] = useState<
    (PendingSave<Values, Warnings> & { readonly replaced: typeof replaced }) | null
  >(null);
  // Hides the confirmation of an older version: it would cover the notice that another user has changed the document,
  // and a second press would overwrite that change unseen.
  const pending = question?.replaced === replaced ? question : null;
  const [bankProblems, setBankProblems] = useState(NONE);

  // After the dialog has closed: an open dialog takes the focus back from the first wrong field.
  const showRefused = useEffectEvent(() => checked.showBankProblems(bankProblems));
  useEffect(() => {
    if (pending === null && bankProblems.length > 0) showRefused();
  }, [pending, bankProblems]);

  const store = async (values: Values) => {
    const problems = await save.run(values);
    if (problems.length === 0) return;
    setBankProblems(problems);
    setQuestion(null);
  };

  const submit = async (mustConfirm: boolean) => {
    if (isCheckingWarnings || save.isBusy || pending) return;
    if (!checked.checkAll()) {
      if (!isShownOnPage) notify('warning', t('forms.correct'));
      return;
    }
    const values = checked.present();
    setCheckingWarnings(true);
    try {
      await checked.sending(async () => {
        const warnings = await askWhileOnline(() => findWarnings(values));
        if (warnings === null) {
          save.tellOffline();
          return;
        }
        // The rules may find more than before, as the bank may have answered meanwhile.
        if (!checked.checkAll()) return;
        if (mustConfirm || hasWarnings(warnings)) setQuestion({ values, warnings, replaced });
        else {
          await store(values);
          if (save.needsFigureConfirmation()) setQuestion({ values, warnings, replaced });
        }
      });
    } finally {
      setCheckingWarnings(false);
    }
  };

  return {
    isBusy: isCheckingWarnings || save.isBusy,
    unsaved: { stored: save.unsaved, place: pending ? 'dialog' : 'page' },
    pending,
    ask: () => submit(true),
    save: () => submit(false),
    async confirm() {
      if (pending && !save.isBusy) await store(pending.values);
    },
    cancel: () => !save.isBusy && setQuestion(null),
  };
}
