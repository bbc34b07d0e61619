import type { RowProblem } from './row-problems';

export interface CellProblemsProps {
  problems: readonly RowProblem[];
  textOf: (problem: RowProblem) => string;
}

/** What is wrong with a cell, below it. In a long table it is one line; the whole is in the title and in the panel. */
export function CellProblems({ problems, textOf }: CellProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div className="ncb-cell-problems" title={problems.map(textOf).join('\n')}>
      {problems.map((problem, place) => (
        <span key={`${problem.column} ${problem.key} ${place}`} data-problem={problem.key}>
          {textOf(problem)}
        </span>
      ))}
    </div>
  );
}
