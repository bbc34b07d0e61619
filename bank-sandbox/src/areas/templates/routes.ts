import { addTemplate, dropTemplate, getTemplate, listTemplates, updateTemplate } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { deleteTemplate } from './delete-template';
import { readTemplate, readTemplates } from './read-templates';
import { storeTemplate, replaceTemplate } from './store-template';

export const TEMPLATE_ROUTES: readonly Route[] = [
  forCompany(listTemplates, readTemplates),
  forCompany(getTemplate, readTemplate),
  forCompany(addTemplate, storeTemplate),
  forCompany(updateTemplate, replaceTemplate),
  forCompany(dropTemplate, deleteTemplate),
];
