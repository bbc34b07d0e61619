import type { QuestionnaireDraft } from '../../domain/rules';
import { call } from './call';
import { list, maybe, moment, or, text, type Codec } from './codec';
import { at, jsonAt, record } from './record';

const questionnaire: Codec<QuestionnaireDraft> = record({
  fullName: at('clntFullName', or(text, '')),
  shortName: at('clntShortName', or(text, '')),
  address: at('clntAddress', or(text, '')),
  workers: at('clntCountWorkers', or(text, '')),
  mainActivity: at('clntMainVED', or(text, '')),
  secondaryActivities: at('clntSubVED', or(list(text), [])),
  phone: at('clntPhone', or(text, '')),
  email: at('clntEmail', or(text, '')),
  site: at('clntSite', or(text, '')),
});

/** Ours: the client questionnaire as last handed in, with what the bank knows where nothing was. */
export const getQuestionnaire = call({
  method: 'GET',
  path: '/get_questionnaire',
  summary: 'Client questionnaire',
  origin: 'ours',
  request: record({}),
  answer: record({ questionnaire: at('questionnaire', questionnaire), saved: at('saved', maybe(moment)) }),
});

/** Ours: hands the questionnaire in. */
export const saveQuestionnaire = call({
  method: 'POST',
  path: '/save_questionnaire',
  summary: 'Hand in the client questionnaire',
  origin: 'ours',
  request: record({ questionnaire: jsonAt('data', questionnaire) }),
  answer: record({}),
});
