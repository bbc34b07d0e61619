import { call } from './call';
import { date, id, list, nullable, optional, withDefault, text, type Value } from './codec';
import { at, record } from './record';

const clientForm = record({
  type: at('clntType', withDefault(text, '')),
  fullName: at('clntFullName', withDefault(text, '')),
  shortName: at('clntShortName', withDefault(text, '')),
  address: at('clntAddress', withDefault(text, '')),
  /** Parts of the address; absent if the bank has one line only. */
  town: at('clntTown', optional(text)),
  street: at('clntStreet', optional(text)),
  building: at('clntBuilding', optional(text)),
  postCode: at('clntPostCode', optional(text)),
  region: at('clntRegion', optional(text)),
  /** Name in Latin letters chosen by the company. */
  nameInEnglish: at('clntNameEng', optional(text)),
  code: at('clntCode', withDefault(text, '')),
  workers: at('clntCountWorkers', withDefault(text, '')),
  mainActivity: at('clntMainVED', withDefault(text, '')),
  secondaryActivities: at('clntSubVED', withDefault(text, '')),
  phone: at('clntPhone', withDefault(text, '')),
  email: at('clntEmail', withDefault(text, '')),
  site: at('clntSite', withDefault(text, '')),
});

/** Data of the organisation, read-only. */
export const getClientForm = call({
  method: 'GET',
  path: '/get_clnt_form',
  summary: 'Data of the organisation',
  request: record({}),
  answer: clientForm,
});

const companyDocument = record({
  id: at('doc_id', id),
  name: at('doc_name', withDefault(text, '')),
  date: at('doc_date', nullable(date)),
});

/** Documents of the organisation; the names of a row's fields are ours. */
export const listCompanyDocuments = call({
  method: 'GET',
  path: '/get_docs_list',
  summary: 'Documents of the organisation',
  request: record({}),
  answer: record({ documents: at('docs', withDefault(list(companyDocument), [])) }),
});

/** Document as PDF in base64; the name of the field is ours. */
export const getCompanyDocument = call({
  method: 'GET',
  path: '/get_document',
  summary: 'One document of the organisation',
  request: record({ id: at('doc_id', id) }),
  answer: record({ content: at('content', text) }),
});

export type ClientForm = Value<typeof clientForm>;
export type CompanyDocument = Value<typeof companyDocument>;
