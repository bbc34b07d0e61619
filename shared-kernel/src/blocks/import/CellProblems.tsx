import type { RowProblem } from './get-row-problems';

interface CellProblemsProps {
  problems: readonly RowProblem[];
  textOf: (problem: RowProblem) => string;
}

/** Problems of a cell, below its value. One line in the table; the tooltip and the panel have all. */
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
