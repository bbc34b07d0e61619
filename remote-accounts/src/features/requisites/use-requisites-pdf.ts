import { useState } from 'react';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { getLanguageTag } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { saveFile } from '@ncb/shared-kernel/ui';
import type { RequisitesPage } from './build-requisites-pdf';
import { useTexts } from '../../texts';

interface RequisitesPdf {
  readonly isSaving: boolean;
  save(page: Pick<RequisitesPage, 'title' | 'lines' | 'code'>, fileName: string): Promise<void>;
}

/** Saves requisites as PDF; what draws it loads first. A failure is told in a notice. */
export function useRequisitesPdf(): RequisitesPdf {
  const { session, notify, language } = useShell();
  const { t, common } = useTexts();
  const [isSaving, setSaving] = useState(false);
  return {
    isSaving,
    async save(page, fileName) {
      setSaving(true);
      try {
        const { buildRequisitesPdf } = await import('./build-requisites-pdf');
        const printedOn = t('requisites.printed', { day: toDotted(session.bankDay) });
        saveFile(buildRequisitesPdf({ ...page, printedOn, language: getLanguageTag(language) }), fileName);
      } catch (error) {
        console.error(String(error));
        notify('error', common('common.exportFailed'));
      } finally {
        setSaving(false);
      }
    },
  };
}
