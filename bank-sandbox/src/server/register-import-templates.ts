import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getImportTemplatePath, type ImportTemplate, type ImportTemplateFormat } from '@ncb/shared-kernel/api/contract';
import type { FastifyInstance } from 'fastify';
import { ASSETS_DIR } from '../package-files';
import { REVALIDATE } from './site-files';

const TEMPLATES: readonly ImportTemplate[] = ['1', '_payroll', '_correspondents', '_employees'];

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  dbf: 'application/vnd.dbf',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Readonly<Record<ImportTemplateFormat, string>>;

/**
 * Registers empty files, public because they contain column names only. Text columns are formatted as text, or codes
 * would lose leading zeros. Source: docs/requirements/hryvnia-payments.md#import-templates,
 * docs/requirements/banking-rules.md#import-templates.
 */
export function registerImportTemplates(app: FastifyInstance): void {
  for (const template of TEMPLATES) {
    for (const [format, mediaType] of Object.entries(MEDIA_TYPES) as [ImportTemplateFormat, string][]) {
      const url = getImportTemplatePath(template, format);
      const name = basename(url);
      const file = readFileSync(join(ASSETS_DIR, 'import-templates', name));
      app.route({
        method: ['GET', 'HEAD'],
        url,
        handler: async (_request, reply) =>
          reply
            .header('cache-control', REVALIDATE)
            .header('content-disposition', `attachment; filename="${name}"`)
            .type(mediaType)
            .send(file),
      });
    }
  }
}
