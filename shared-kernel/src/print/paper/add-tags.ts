import type { jsPDF } from 'jspdf';

/** Role of a part for screen readers. Source: ISO 32000-1, 14.8.4 */
type Role = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';
/** Role of a text; `Artifact` is skipped, such as a footer on every page. */
export type TextRole = Role | 'Artifact';

/**
 * Structure of a PDF: roles of texts in reading order, without which a screen reader guesses from positions
 * (docs/adr/0052). Content drawn outside `text` is skipped.
 */
export interface Tags {
  /** Groups the parts that `draw` creates under one part. */
  group(role: Role, draw: () => void): void;
  openGroup(role: Role): void;
  closeGroup(): void;
  /** Makes everything that `draw` writes, on one page, one part. */
  text(role: TextRole, draw: () => void): void;
  openText(role: TextRole): void;
  closeText(): void;
}

interface Mark {
  /** From 1. */
  readonly page: number;
  readonly mark: number;
}

interface Part {
  readonly role: Role;
  readonly kids: (Part | Mark)[];
}

interface Internals {
  readonly events: { subscribe(name: string, listener: (event: { readonly pageNumber: number }) => void): void };
  write(...parts: readonly string[]): void;
  newAdditionalObject(): { readonly objId: number; content: string };
  getCurrentPageInfo(): { readonly pageNumber: number };
  getPageInfo(page: number): { readonly objId: number };
}

export function addTags(doc: jsPDF): Tags {
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
    // The library's file header states an old PDF version without structure, so the catalog overrides it.
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

/** Writes the parts and the tree that leads from a mark on a page to its part. @returns id of the tree */
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
    // Omits optional keys: a list has thousands of these objects.
    object.content = `<</S /${part.role} /P ${parent} 0 R ${page}/K ${kids.length === 1 ? kids.join('') : `[${kids.join(' ')}]`}>>`;
    return reference;
  };

  const top = write(whole, root.objId);
  const pages = [...parents].toSorted(([one], [other]) => one - other);
  const numbers = pages.map(([page, references]) => `${page} [${references.join(' ')}]`).join(' ');
  root.content = `<</Type /StructTreeRoot /K ${top} /ParentTree <</Nums [${numbers}]>>>>`;
  return root.objId;
}
