import { exportActions, getActions, noteAction } from './action-journal';
import { decodeParameters, decodeWire, encodeParameters } from './call';
import { getClientForm, getCompanyDocument, listCompanyDocuments } from './company-documents';
import { reportLoad, saveDump } from './diagnostics';
import { confirmLetter, getMailFile, listMail, prepareLetter, readLetter, sendLetter } from './mail';
import { completeQuestionnaire } from '../../domain/rules';
import { findActivities, getQuestionnaire, saveQuestionnaire, submitQuestionnaire } from './questionnaire';

describe('the calls about the organisation, its journal and its mail', () => {
  it.each([
    [getActions, 'GET', '/get_journal', 'company', 'specified'],
    [exportActions, 'POST', '/export_journal', 'company', 'ours'],
    [noteAction, 'POST', '/note_action', 'company', 'ours'],
    [getClientForm, 'GET', '/get_clnt_form', 'company', 'specified'],
    [listCompanyDocuments, 'GET', '/get_docs_list', 'company', 'specified'],
    [getCompanyDocument, 'GET', '/get_document', 'company', 'specified'],
    [saveDump, 'POST', '/savedump', 'user', 'specified'],
    [reportLoad, 'POST', '/report_load', 'user', 'ours'],
    [getQuestionnaire, 'GET', '/get_questionnaire', 'company', 'ours'],
    [saveQuestionnaire, 'POST', '/save_questionnaire', 'company', 'ours'],
    [submitQuestionnaire, 'POST', '/submit_questionnaire', 'company', 'ours'],
    [findActivities, 'GET', '/find_activities', 'user', 'ours'],
    [listMail, 'GET', '/get_mail', 'company', 'ours'],
    [readLetter, 'POST', '/read_mail', 'company', 'ours'],
    [getMailFile, 'GET', '/get_mail_file', 'company', 'ours'],
    [sendLetter, 'POST', '/send_mail', 'company', 'ours'],
    [prepareLetter, 'POST', '/prepare_mail', 'company', 'ours'],
    [confirmLetter, 'POST', '/confirm_mail', 'company', 'ours'],
  ])('are declared: $path', (call, method, path, access, origin) => {
    expect(call).toMatchObject({ method, path, access, origin });
  });

  it('send a letter once, however often it is repeated', () => {
    expect(sendLetter.acceptsIdempotencyKey).toBe(true);
  });
});

describe('GET /get_journal', () => {
  it('asks for the portion behind a row, by user, dates, action and document', () => {
    const search = {
      lastId: '120',
      userId: '501',
      start: '2026-07-01',
      end: '2026-07-15',
      type: 'sign_all',
      objectType: 'pmt',
      objectId: '9001',
    } as const;
    expect(encodeParameters(getActions.request, search)).toEqual({
      last_id: '120',
      tgt_user_ref: '501',
      date_from: '01.07.2026',
      date_to: '15.07.2026',
      action_type: 'sign_all',
      obj_type: 'pmt',
      obj_id: '9001',
    });
    expect(decodeParameters(getActions.request, { obj_type: 'table' })).toEqual({ ok: false, where: 'obj_type' });
  });

  it('reads an action that only a newer bank knows', () => {
    const wire = { action_id: 5, action_type: 'teleport', user_name: 'Я', action_time: '15.07.2026 10:00:00' };
    expect(decodeWire(getActions.answer, { actions: [wire] })).toEqual({
      ok: true,
      value: {
        actions: [
          {
            id: '5',
            type: 'teleport',
            userName: 'Я',
            time: '2026-07-15T10:00:00',
            address: '',
            objectType: '',
            objectId: '',
            documentType: '',
            objectName: '',
          },
        ],
      },
    });
  });
});

describe('the organisation', () => {
  it('is told under the names of the specification, whatever is missing', () => {
    const decoded = decodeWire(getClientForm.answer, { clntFullName: 'Товариство', clntMainVED: '62.01' });
    expect(decoded).toMatchObject({ ok: true, value: { fullName: 'Товариство', mainActivity: '62.01', site: '' } });
    if (decoded.ok) {
      expect(Object.keys(getClientForm.answer.encode(decoded.value) as object)).toEqual(
        'clntType clntFullName clntShortName clntAddress clntCode clntCountWorkers clntMainVED clntSubVED clntPhone clntEmail clntSite'.split(
          ' ',
        ),
      );
    }
  });

  it('lists its documents, or none', () => {
    const docs = [{ doc_id: 3, doc_name: 'Договір', doc_date: '01.07.2026' }];
    expect(decodeWire(listCompanyDocuments.answer, { docs })).toEqual({
      ok: true,
      value: { documents: [{ id: '3', name: 'Договір', date: '2026-07-01' }] },
    });
    expect(decodeWire(listCompanyDocuments.answer, {})).toEqual({ ok: true, value: { documents: [] } });
  });

  it('keeps its questionnaire as JSON under the names of its form, lists as lists', () => {
    const questionnaire = completeQuestionnaire({
      fullName: 'Товариство',
      mainActivity: '62.01',
      secondaryActivities: ['62.02'],
      participants: [{ kind: 'person', name: 'Вигаданець Тарас', country: 'UA', code: '', share: '100' }],
    });
    const parameters = encodeParameters(saveQuestionnaire.request, { questionnaire, revision: 3 });
    expect(parameters['revision']).toBe('3');
    const wire = JSON.parse(parameters['data'] ?? '') as Readonly<Record<string, unknown>>;
    expect(wire).toMatchObject({
      clntFullName: 'Товариство',
      clntMainVED: '62.01',
      clntSubVED: ['62.02'],
      clntParticipants: [{ kind: 'person', name: 'Вигаданець Тарас', country: 'UA', code: '', share: '100' }],
      clntSite: '',
    });
    expect(Object.keys(wire)).toHaveLength(Object.keys(questionnaire).length);
  });

  it('reads a questionnaire of a bank that asks less: what is missing is not answered', () => {
    const decoded = decodeWire(getQuestionnaire.answer, { questionnaire: { clntShortName: 'ТОВ' } });
    expect(decoded).toEqual({
      ok: true,
      value: {
        questionnaire: completeQuestionnaire({ shortName: 'ТОВ' }),
        accepted: null,
        remarks: [],
        revision: 0,
        saved: null,
        savedBy: '',
        state: 'draft',
        renewBy: null,
        companyType: '',
        companyCode: '',
      },
    });
  });
});

describe('the mail', () => {
  it('opens the inbox where no folder is named', () => {
    expect(decodeParameters(listMail.request, {})).toEqual({
      ok: true,
      value: { folder: 'inbox', lastId: null, words: '' },
    });
    expect(decodeParameters(listMail.request, { folder: 'spam' })).toEqual({ ok: false, where: 'folder' });
  });

  it('sends files in base64 with the letter', () => {
    const letter = {
      ...({ theme: 'payments', replyTo: '7', subject: 'Запит', text: 'Рядок\nще' } as const),
      attachments: [{ name: 'a.pdf', content: 'JVBERi0=' }],
    };
    const parameters = encodeParameters(sendLetter.request, { letter });
    expect(JSON.parse(parameters['mail'] ?? '')).toEqual({
      theme: 'payments',
      reply_to: '7',
      subject: 'Запит',
      text: 'Рядок\nще',
      files: [{ name: 'a.pdf', content: 'JVBERi0=' }],
    });
  });

  it('reads a letter without files', () => {
    const wire = { mail_id: 8, subject: 'Відповідь', sent: '15.07.2026 10:00:00', text: 'Готово' };
    expect(decodeWire(readLetter.answer, { mail: wire })).toEqual({
      ok: true,
      value: {
        letter: {
          id: '8',
          subject: 'Відповідь',
          sender: '',
          sent: '2026-07-15T10:00:00',
          text: 'Готово',
          attachments: [],
          folder: 'inbox',
          theme: 'other',
          isImportant: false,
          confirmed: null,
          signer: '',
          answerBy: null,
        },
        thread: [],
      },
    });
  });
});
