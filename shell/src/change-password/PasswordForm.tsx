import { useRef, useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { changePassword } from '@ncb/shared-kernel/api/contract';
import { checkPasswordChange, type PasswordOwner } from '@ncb/shared-kernel/domain/rules';
import { FieldFrame } from '@ncb/shared-kernel/ui';
import { useSessionStore } from '../session';
import { ActionButton, SecretInput, useStep, type FormProblem } from '../light-ui';
import { useTexts } from '../languages';
import { PasswordTraits } from './PasswordTraits';

interface PasswordFormProps {
  onChanged: () => Promise<void>;
  onFailure: (failure: ApiFailure | null) => void;
  /** Words that the new password must not contain. */
  owner?: PasswordOwner;
}

/** Refusal of a password that the form accepted: only the server has the list of common passwords. */
interface PasswordRefusal {
  readonly password: string;
  readonly problems: readonly FormProblem[];
}

const EMPTY = { oldPassword: '', newPassword: '', confirmation: '' };

const FIELDS = [
  { name: 'oldPassword', label: 'changePassword.old', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'changePassword.new', autoComplete: 'new-password' },
  { name: 'confirmation', label: 'changePassword.confirmation', autoComplete: 'new-password' },
] as const;

export function PasswordForm({ onChanged, onFailure, owner }: PasswordFormProps) {
  const { t } = useTexts();
  const { api } = useSessionStore();
  const [draft, setDraft] = useState(EMPTY);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const [refusal, setRefused] = useState<PasswordRefusal | null>(null);
  const bankProblems = refusal?.password === draft.newPassword ? refusal.problems : [];
  const step = useStep([...checkPasswordChange(draft, owner), ...bankProblems]);

  const run = async () => {
    const { oldPassword, newPassword } = draft;
    const outcome = await api.call(changePassword, { oldPassword, newPassword });
    if (outcome.ok) return onChanged();
    if (outcome.failure.kind === 'refused' && outcome.failure.problems.length > 0) {
      setRefused({ password: newPassword, problems: outcome.failure.problems });
      onFailure(null);
      return second.current?.focus();
    }
    // A password that the server could not check is kept: it may be right.
    if (outcome.failure.kind === 'refused') {
      setDraft(EMPTY);
      step.reset();
    }
    onFailure(outcome.failure);
    return first.current?.focus();
  };

  return (
    <form onSubmit={(event) => step.submit(event, run)} noValidate>
      {FIELDS.map(({ name, label, autoComplete }) => (
        <FieldFrame
          key={name}
          label={t(label)}
          field={name}
          required
          problem={step.findProblem(name)}
          hint={name === 'newPassword' && <PasswordTraits password={draft.newPassword} />}
        >
          {(control) => (
            <SecretInput
              {...control}
              {...(name === 'oldPassword' && { ref: first })}
              {...(name === 'newPassword' && { ref: second })}
              value={draft[name]}
              onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
              autoComplete={autoComplete}
              autoFocus={name === 'oldPassword'}
            />
          )}
        </FieldFrame>
      ))}
      <ActionButton type="submit" isBusy={step.isBusy} data-action="save">
        {t('changePassword.save')}
      </ActionButton>
    </form>
  );
}
