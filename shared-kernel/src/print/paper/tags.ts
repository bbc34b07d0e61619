import type { jsPDF } from 'jspdf';

/** What a part of a paper is to somebody who has it read out. Source: ISO 32000-1, 14.8.4 */
export type Role = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';
/** A text, or one that is passed over: a foot that stands on every page. */
export type TextRole = Role | 'Artifact';

/**
 * The structure of a PDF: which text is which part, in the order in which it is read out. Without it a screen reader guesses
 * from the places of the letters (docs/adr/0089). What is drawn outside of `text` is passed over.
 */
export interface Tags {
  /** The parts that `draw` makes are parts of one. */
  group(role: Role, draw: () => void): void;
  openGroup(role: Role): void;
  closeGroup(): void;
  /** What `draw` writes, all on one page, is one part. */
  text(role: TextRole, draw: () => void): void;
  openText(role: TextRole): void;
  closeText(): void;
}

interface Mark {
  /** From one on. */
  readonly page: number;
  readonly mark: number;
}

interface Part {
  readonly role: Role;
  readonly kids: (Part | Mark)[];
}

/** What jsPDF has for its own plugins and does not type. */
interface Internals {
  readonly events: { subscribe(name: string, listener: (event: { readonly pageNumber: number }) => void): void };
  write(...parts: readonly string[]): void;
  newAdditionalObject(): { readonly objId: number; content: string };
  getCurrentPageInfo(): { readonly pageNumber: number };
  getPageInfo(page: number): { readonly objId: number };
}

/** Gives a document a structure, which is written with it. */
export function tagged(doc: jsPDF): Tags {
  const internals = doc.internal as unknown as Internals;
  const whole: Part = { role: 'Document', kids: [] };
  const open: Part[] = [whole];
  const marks = new Map<number, number>();
  let root = 0;

  const present = () => open.at(-1) ?? whole;
  const openGroup = (role: Role) => {
    const part: Part = { role, kids: [] };
    present().kids.push(part);
    open.push(part);
  };
  const openText = (role: TextRole) => {
    if (role === 'Artifact') {
      internals.write('/Artifact BMC');
      return;
    }
    const page = internals.getCurrentPageInfo().pageNumber;
    const mark = marks.get(page) ?? 0;
    marks.set(page, mark + 1);
    present().kids.push({ role, kids: [{ page, mark }] });
    internals.write(`/${role} <</MCID ${mark}>> BDC`);
  };
  const closeText = () => internals.write('EMC');

  internals.events.subscribe('putPage', ({ pageNumber }) => internals.write(`/StructParents ${pageNumber} /Tabs /S`));
  internals.events.subscribe('putAdditionalObjects', () => {
    root = writeTree(internals, whole);
  });
  internals.events.subscribe('putCatalog', () => {
    // The library writes the version of its youth in the head of the file, which has no structure yet.
    internals.write('/Version /1.7 /MarkInfo <</Marked true>> /ViewerPreferences <</DisplayDocTitle true>>');
    internals.write(`/StructTreeRoot ${root} 0 R`);
  });

  return {
    openGroup,
    closeGroup: () => void open.pop(),
    group(role, draw) {
      openGroup(role);
      draw();
      open.pop();
    },
    openText,
    closeText,
    text(role, draw) {
      openText(role);
      draw();
      closeText();
    },
  };
}

/** Writes the parts and what leads from a mark on a page back to its part. @returns id of the tree */
function writeTree(internals: Internals, whole: Part): number {
  const root = internals.newAdditionalObject();
  const parents = new Map<number, string[]>();

  const write = (part: Part, parent: number): string => {
    const object = internals.newAdditionalObject();
    const reference = `${object.objId} 0 R`;
    const [first] = part.kids;
    const page = first && 'mark' in first ? `/Pg ${internals.getPageInfo(first.page).objId} 0 R ` : '';
    const kids = part.kids.map((kid) => {
      if (!('mark' in kid)) return write(kid, object.objId);
      const ofPage = parents.get(kid.page) ?? [];
      ofPage[kid.mark] = reference;
      parents.set(kid.page, ofPage);
      return String(kid.mark);
    });
    // Without what may be left out: a list has thousands of these.
    object.content = `<</S /${part.role} /P ${parent} 0 R ${page}/K ${kids.length === 1 ? kids.join('') : `[${kids.join(' ')}]`}>>`;
    return reference;
  };

  const top = write(whole, root.objId);
  const pages = [...parents].toSorted(([one], [other]) => one - other);
  const numbers = pages.map(([page, references]) => `${page} [${references.join(' ')}]`).join(' ');
  root.content = `<</Type /StructTreeRoot /K ${top} /ParentTree <</Nums [${numbers}]>>>>`;
  return root.objId;
}
