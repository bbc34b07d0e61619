import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../../api/client';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { CheckedForm } from './use-checked-form';
import { whileOnline } from '../states/use-online';
import type { UnsavedDocument } from './UnsavedNotice';
import type { Replaced, SaveOnce } from './use-save-once';

/** What waits for the user's yes. */
export interface AskedSave<Values, Warnings> {
  readonly values: Values;
  readonly warnings: Warnings;
}

export interface AskedSaveOptions<Values, Warnings> {
  checked: CheckedForm<Values>;
  save: SaveOnce<Values>;
  /** What to look at twice before these values are saved. */
  findWarnings: (values: Values) => Promise<Warnings>;
  hasWarnings: (warnings: Warnings) => boolean;
  /** The version that saving takes the place of: what was asked about an older one is asked again. */
  replaces?: Replaced;
  /** The page itself says what is to be corrected; without it a notice does. */
  isToldOnPage?: boolean;
}

export interface SubmittedForm<Values, Warnings> {
  readonly isBusy: boolean;
  /** For `UnsavedNotice`, beside the button that saves. */
  readonly unsaved: Omit<UnsavedDocument, 'kind'>;
  /** What is asked about; null while nothing is. */
  readonly asked: AskedSave<Values, Warnings> | null;
  /** Checks everything and asks: the button and Ctrl+Enter. */
  ask(): Promise<void>;
  /** Checks everything and saves; asks only where there is something to warn of: Ctrl+S. */
  save(): Promise<void>;
  /** The user's yes. */
  confirm(): Promise<void>;
  cancel(): void;
}

const NONE: readonly FieldProblem[] = [];

/** The way from the filled form to the stored document: check, look for warnings, ask, save. Source: spec 2 §4 ("Flow") */
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
  // The form says that somebody else has saved the document, and leads to what he saved: the question would hide that, and
  // a second press on its button would take the place of it unseen.
  const asked = question?.replaced === replaced ? question : null;
  const [refused, setRefused] = useState(NONE);

  // After the dialog is gone: while it is there it takes the focus back that the first wrong field is to get.
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
