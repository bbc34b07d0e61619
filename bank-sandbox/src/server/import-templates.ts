import { importTemplatePath, type ImportTemplateFormat } from '@ncb/shared-kernel/api/contract';
import type { FastifyInstance } from 'fastify';
import { IMPORT_TEMPLATE_FORMATS, IMPORT_TEMPLATES, importTemplateFile } from '../areas/catalogues/import-templates';
import { ASK_EVERY_TIME } from './files';

const MEDIA_TYPES: Readonly<Record<ImportTemplateFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  dbf: 'application/vnd.dbf',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Empty import files, for anybody: they hold nothing but the names of columns. Source: spec 2 §7 */
export function registerImportTemplates(app: FastifyInstance): void {
  for (const template of IMPORT_TEMPLATES) {
    for (const format of IMPORT_TEMPLATE_FORMATS) {
      const url = importTemplatePath(template, format);
      const file = importTemplateFile(template, format);
      app.route({
        method: ['GET', 'HEAD'],
        url,
        handler: async (_request, reply) =>
          reply
            .header('cache-control', ASK_EVERY_TIME)
            .header('content-disposition', `attachment; filename="imp_tmpl${template}.${format}"`)
            .type(MEDIA_TYPES[format])
            .send(file),
      });
    }
  }
}
