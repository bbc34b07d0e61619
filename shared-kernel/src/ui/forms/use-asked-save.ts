import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../../api/client';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { CheckedForm } from './use-checked-form';
import { whileOnline } from '../states/use-online';
import type { UnsavedDocument } from './UnsavedNotice';
import type { Replaced, SaveOnce } from './use-save-once';

export interface AskedSave<Values, Warnings> {
  readonly values: Values;
  readonly warnings: Warnings;
}

export interface AskedSaveOptions<Values, Warnings> {
  checked: CheckedForm<Values>;
  save: SaveOnce<Values>;
  findWarnings: (values: Values) => Promise<Warnings>;
  hasWarnings: (warnings: Warnings) => boolean;
  /** Version that the save replaces; a confirmation of an older one is void. */
  replaces?: Replaced;
  /** True if the page itself shows what to correct; otherwise a notice does. */
  isToldOnPage?: boolean;
}

export interface SubmittedForm<Values, Warnings> {
  readonly isBusy: boolean;
  readonly unsaved: Omit<UnsavedDocument, 'kind'>;
  readonly asked: AskedSave<Values, Warnings> | null;
  /** Checks all fields and asks for confirmation: button and Ctrl+Enter. */
  ask(): Promise<void>;
  /** Checks all fields and saves; asks only if there are warnings: Ctrl+S. */
  save(): Promise<void>;
  confirm(): Promise<void>;
  cancel(): void;
}

const NONE: readonly FieldProblem[] = [];

export function useAskedSave<Values extends object, Warnings extends object>(
  options: AskedSaveOptions<Values, Warnings>,
): SubmittedForm<Values, Warnings> {
  const { checked, save, findWarnings, hasWarnings, replaces, isToldOnPage = false } = options;
  const { notify } = useSteadyShell();
  const { t } = useTranslation('kernel');
  const [isLooking, setLooking] = useState(false);
  const replaced = replaces?.version;
  const [question, setAsked] = useState<(AskedSave<Values, Warnings> & { readonly replaced: typeof replaced }) | null>(
    null,
  );
  // Hides the confirmation of an older version: it would cover the notice that another user has changed the document,
  // and a second press would overwrite that change unseen.
  const asked = question?.replaced === replaced ? question : null;
  const [refused, setRefused] = useState(NONE);

  // After the dialog has closed: an open dialog takes the focus back from the first wrong field.
  const showRefused = useEffectEvent(() => checked.showBankProblems(refused));
  useEffect(() => {
    if (asked === null && refused.length > 0) showRefused();
  }, [asked, refused]);

  const store = async (values: Values) => {
    const problems = await save.run(values);
    if (problems.length === 0) return;
    setRefused(problems);
    setAsked(null);
  };

  const submit = async (alwaysAsks: boolean) => {
    if (isLooking || save.isBusy || asked) return;
    if (!checked.checkAll()) {
      if (!isToldOnPage) notify('warning', t('forms.correct'));
      return;
    }
    const values = checked.present();
    setLooking(true);
    try {
      await checked.sending(async () => {
        const warnings = await whileOnline(() => findWarnings(values));
        if (warnings === null) {
          save.tellOffline();
          return;
        }
        // The rules may find more than before, as the bank may have answered meanwhile.
        if (!checked.checkAll()) return;
        if (alwaysAsks || hasWarnings(warnings)) setAsked({ values, warnings, replaced });
        else {
          await store(values);
          if (save.asksForFigures()) setAsked({ values, warnings, replaced });
        }
      });
    } finally {
      setLooking(false);
    }
  };

  return {
    isBusy: isLooking || save.isBusy,
    unsaved: { stored: save.unsaved, place: asked ? 'dialog' : 'page' },
    asked,
    ask: () => submit(true),
    save: () => submit(false),
    async confirm() {
      if (asked && !save.isBusy) await store(asked.values);
    },
    cancel: () => !save.isBusy && setAsked(null),
  };
}
