import { Form, Button } from 'antd';
import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { useId, useRef, useState } from 'react';
import { MoneyText } from '../../ui';
import { EMPTY_PARTY, isEmptyParty, type UltimateParty } from '../../domain/parties';
import { IDENTITY_THRESHOLD, UAH } from '../../domain/vocabulary';
import {
  AddressFields,
  BirthFields,
  IdentityFields,
  SUBJECT_FIELDS,
  type PartyChange,
  type PartyFieldsProps,
  withAllowedType,
} from './PartyFields';
import { useTexts } from './texts';
import styles from './parties.module.css';

type PartiesBlockProps = Pick<PartyFieldsProps, 'checked' | 'isLarge'>;

/**
 * Ultimate debtor and creditor, if they differ from payer and receiver. Source:
 * docs/requirements/hryvnia-payments.md#actual-payer-and-receiver,
 * docs/requirements/hryvnia-payments.md#validation-of-the-actual-parties.
 */
export function PartiesBlock(props: PartiesBlockProps) {
  return (
    <>
      <Form.Item noStyle name="ultimateDebtor">
        <PartyPanel {...props} part="ultimateDebtor" />
      </Form.Item>
      <Form.Item noStyle name="ultimateCreditor">
        <PartyPanel {...props} part="ultimateCreditor" />
      </Form.Item>
    </>
  );
}

const TITLES = { ultimateDebtor: 'fields.ultmtDbtr', ultimateCreditor: 'fields.ultmtCdtr' } as const;

interface PartyPanelProps extends PartiesBlockProps {
  part: keyof typeof TITLES;
  value?: UltimateParty;
  onChange?: (party: UltimateParty | undefined) => void;
}

function PartyPanel({ checked, isLarge, part, value, onChange }: PartyPanelProps) {
  const { t, common } = useTexts();
  const id = useId();
  const party = value ?? EMPTY_PARTY;
  const isEmpty = isEmptyParty(party);
  const [isOpenedByUser, setWantsOpen] = useState(!isEmpty);
  // A problem opens the panel, so that the form can focus its field.
  const isWrong = SUBJECT_FIELDS.some((field) => checked.problemOf(`${part}.${field}`));
  const isOpen = isOpenedByUser || isWrong;

  const head = useRef<HTMLButtonElement>(null);
  const clear = () => {
    onChange?.(undefined);
    setWantsOpen(false);
    // The pressed button disappears; the focus moves to the header.
    head.current?.focus();
  };
  const toggle = () => {
    // Closing touches all fields: an incomplete party keeps the panel open with its problems.
    if (isOpen) for (const field of SUBJECT_FIELDS) checked.leave(`${part}.${field}`);
    setWantsOpen(!isOpen);
  };
  const change: PartyChange = (changes) => {
    const changed = withAllowedType({ ...party, ...changes });
    onChange?.(isEmptyParty(changed) && changed.isJuridical ? undefined : changed);
  };
  const fields = { checked, isLarge, part, party, change };
  return (
    <section className={`ncb-wide ${styles['collapsible']}`} data-panel={part}>
      <Button
        ref={head}
        type="text"
        icon={isOpen ? <DownOutlined /> : <RightOutlined />}
        onClick={toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        data-action={`toggle-${part}`}
        data-path={part}
      >
        {common(TITLES[part])}
        {!isOpen && !isEmpty && <span className="ncb-quiet"> {party.name || party.identificationCode}</span>}
      </Button>
      <div id={id} role="group" aria-label={common(TITLES[part])}>
        {isOpen && (
          <>
            {isLarge && (
              <p className="ncb-quiet" data-notice="info">
                {t('large')} <MoneyText amount={IDENTITY_THRESHOLD} currency={UAH.letters} />
              </p>
            )}
            <div className="ncb-fields">
              <IdentityFields {...fields} />
              {!party.isJuridical && <BirthFields {...fields} />}
              <AddressFields {...fields} />
            </div>
            {!isEmpty && (
              <Button size="small" onClick={clear} data-action={`clear-${part}`}>
                {t('clear', { party: common(TITLES[part]) })}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
