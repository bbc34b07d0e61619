import type { Page } from '@playwright/test';
import { callBank } from './call-bank';

const HEAD = 'Вигаданець Тарас Пісочницович';
const TAX_CODE = '0148102804';

/** Answers of a company by wire name; activities, story and consents are left to fill in. */
const ANSWERS = {
  clntFullName: 'Товариство з обмеженою відповідальністю «Калинова Брама»',
  clntShortName: 'ТОВ «Калинова Брама»',
  clntRegDate: '2019-03-14',
  clntRegNumber: '10741020000099999',
  clntLegalForm: 'llc',
  clntTaxSystem: 'general',
  clntTown: 'Київ',
  clntStreet: 'вул. Вигадана',
  clntBuilding: '10',
  clntOtherAddress: 'no',
  clntCountWorkers: '14',
  clntPhone: '0440000101',
  clntEmail: 'office@kalyna.example',
  ved_ver: '2010',
  clntClientKinds: ['companies'],
  clntManagers: [
    {
      name: HEAD,
      position: 'Директор',
      birthDate: '1980-01-31',
      citizenship: 'UA',
      taxCode: TAX_CODE,
      document: 'АА 000001',
      basis: 'statute',
      until: '',
    },
  ],
  clntParticipants: [{ kind: 'person', name: HEAD, country: 'UA', code: TAX_CODE, share: '100' }],
  clntHasUbo: 'yes',
  clntUbo: [
    {
      name: HEAD,
      birthDate: '1980-01-31',
      citizenship: 'UA',
      residence: 'UA',
      taxCode: TAX_CODE,
      influence: 'direct',
      share: '100',
    },
  ],
  clntHasNominees: 'no',
  clntPurposes: ['settlements', 'salary'],
  clntTurnUah: 'below10',
  clntTurnCur: 'none',
  clntFunds: 'Виручка від продажу',
  clntZed: 'no',
  clntAggressorLinks: 'no',
  clntTaxResidence: [{ country: 'UA', number: '91000017' }],
  clntFatca: 'none',
  clntCrs: 'activeEntity',
};

export async function beginQuestionnaire(page: Page): Promise<void> {
  const { revision } = await callBank<{ revision: number }>(page, '/get_questionnaire', {});
  await callBank(page, '/save_questionnaire', { data: JSON.stringify(ANSWERS), revision: String(revision) });
}
