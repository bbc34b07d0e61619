import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { getOverrides, setOverride } from '../registry';
import { useTexts } from '../languages';

interface OverridesButtonProps {
  remotes: readonly string[];
  reload?: () => void;
}

/** Dialog that chooses the remotes loaded from a developer's own server, for this tab. */
export default function OverridesButton({ remotes, reload = () => location.reload() }: OverridesButtonProps) {
  const { t, common } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [addresses, setAddresses] = useState(getOverrides);

  const isWrong = (name: string) => (addresses[name] ?? '') !== '' && !isAddress(addresses[name] ?? '');
  const apply = () => {
    for (const name of remotes) setOverride(name, addresses[name] || null);
    reload();
  };

  return (
    <>
      <Button onClick={() => setOpen(true)} data-action="overrides">
        {t('diagnostics.overrides.open')}
      </Button>
      <Modal
        open={isOpen}
        title={t('diagnostics.overrides.open')}
        okText={t('diagnostics.overrides.apply')}
        cancelText={common('common.cancel')}
        okButtonProps={{ disabled: remotes.some(isWrong), 'data-action': 'apply' }}
        onOk={apply}
        onCancel={() => setOpen(false)}
        data-dialog="overrides"
      >
        <p>{t('diagnostics.overrides.about')}</p>
        <Form layout="vertical">
          {remotes.map((name) => (
            <Form.Item
              key={name}
              label={name}
              htmlFor={`override-${name}`}
              {...(isWrong(name) && {
                validateStatus: 'error' as const,
                help: <span data-problem="invalidAddress">{t('diagnostics.overrides.invalid')}</span>,
              })}
            >
              <Input
                id={`override-${name}`}
                allowClear
                placeholder="http://localhost:3001/mf-manifest.json"
                value={addresses[name] ?? ''}
                onChange={({ target }) => setAddresses((before) => ({ ...before, [name]: target.value.trim() }))}
                data-field={`remote.${name}`}
              />
            </Form.Item>
          ))}
        </Form>
      </Modal>
    </>
  );
}

/** True for a full http(s) address: `javascript:` would be code. */
function isAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
