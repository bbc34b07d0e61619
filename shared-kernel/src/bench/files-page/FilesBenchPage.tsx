import { useState, type ChangeEvent } from 'react';
import { measureReading } from './measure-reading';

/** A field for a file, and the figures of its reading as JSON. */
export function FilesBenchPage() {
  const [figures, setFigures] = useState('');
  function measure({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    setFigures('');
    if (file) void measureReading(file).then((measured) => setFigures(JSON.stringify(measured)));
  }
  return (
    <>
      <input type="file" aria-label="file" data-field="file" onChange={measure} />
      <output data-field="figures">{figures}</output>
    </>
  );
}
