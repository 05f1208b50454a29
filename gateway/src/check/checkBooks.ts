import { openDatabase } from '../database/pool.ts';
import { type Fault, findFaults } from './findFaults.ts';

/** `gateway check`: reports faults in the books, by id. Returns the program's exit code. */
export async function checkBooks(url: string, report: (line: string) => void): Promise<0 | 1> {
  const database = openDatabase(url, { size: 2 });
  try {
    const faults = await findFaults(database);
    for (const line of faults.flatMap(describe)) report(line);
    if (faults.length === 0) report('The books are right.');
    return faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

function describe({ realm, rule, count, rows }: Fault): string[] {
  const more = count > rows.length ? [`  and ${count - rows.length} more`] : [];
  return [`${realm}: not so: ${rule} (${count})`, ...rows.map((row) => `  ${describeRow(row)}`), ...more];
}

function describeRow(row: Record<string, unknown>): string {
  return Object.entries(row)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
