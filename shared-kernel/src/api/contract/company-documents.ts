import { call } from './call';
import { date, id, list, maybe, optional, or, text, type Value } from './codec';
import { at, record } from './record';

const clientForm = record({
  type: at('clntType', or(text, '')),
  fullName: at('clntFullName', or(text, '')),
  shortName: at('clntShortName', or(text, '')),
  address: at('clntAddress', or(text, '')),
  /** Parts of the address; absent if the bank has one line only. */
  town: at('clntTown', optional(text)),
  street: at('clntStreet', optional(text)),
  building: at('clntBuilding', optional(text)),
  postCode: at('clntPostCode', optional(text)),
  region: at('clntRegion', optional(text)),
  /** Name in Latin letters chosen by the company. */
  nameInEnglish: at('clntNameEng', optional(text)),
  code: at('clntCode', or(text, '')),
  workers: at('clntCountWorkers', or(text, '')),
  mainActivity: at('clntMainVED', or(text, '')),
  secondaryActivities: at('clntSubVED', or(text, '')),
  phone: at('clntPhone', or(text, '')),
  email: at('clntEmail', or(text, '')),
  site: at('clntSite', or(text, '')),
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
  name: at('doc_name', or(text, '')),
  date: at('doc_date', maybe(date)),
});

/** Documents of the organisation; the names of a row's fields are ours. */
export const listCompanyDocuments = call({
  method: 'GET',
  path: '/get_docs_list',
  summary: 'Documents of the organisation',
  request: record({}),
  answer: record({ documents: at('docs', or(list(companyDocument), [])) }),
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
