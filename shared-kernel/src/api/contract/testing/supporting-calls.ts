import {
  addDocumentFile,
  dropDocumentFile,
  getDocumentFile,
  getSupportingDocuments,
  saveDocumentNote,
  type SupportingDocuments,
  type SupportingFile,
} from '../supporting-documents';
import { anyFlag, anyId, anyMoment, anyText, anyWhole, listOf, nullable, recordOf } from './generators';
import { roundTrip } from './round-trip';

const ofId = recordOf({ id: anyId });
const changed = recordOf({ version: anyWhole });

export const SUPPORTING_CALLS = [
  roundTrip(
    getSupportingDocuments,
    recordOf({ documentId: anyId }),
    recordOf<SupportingDocuments>({
      note: anyText,
      noteAuthor: anyText,
      notedAt: nullable(anyMoment),
      files: listOf(
        recordOf<SupportingFile>({
          id: anyId,
          name: anyText,
          size: anyWhole,
          sha256: anyText,
          author: anyText,
          addedAt: anyMoment,
        }),
      ),
      canChange: anyFlag,
    }),
  ),
  roundTrip(saveDocumentNote, recordOf({ documentId: anyId, note: anyText, previous: anyText }), changed),
  roundTrip(
    addDocumentFile,
    recordOf({ documentId: anyId, name: anyText, content: anyText }),
    recordOf({ id: anyId, version: anyWhole }),
  ),
  roundTrip(dropDocumentFile, ofId, changed),
  roundTrip(getDocumentFile, ofId, recordOf({ name: anyText, content: anyText })),
];
