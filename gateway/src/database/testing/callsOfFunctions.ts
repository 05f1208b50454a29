import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFunctions } from '../applyFunctions.ts';

/** Returns the database functions that this gateway's statements call, as `name/arguments`, sorted. */
export async function callsOfFunctions(): Promise<string[]> {
  const texts = (await readFunctions()).map(({ text }) => text).join('\n');
  const names = [...texts.matchAll(/^create or replace function (\w+)/gm)].flatMap(([, name]) => name ?? []);
  const call = new RegExp(`(?<!function |[.\\w])(${[...new Set(names)].join('|')})\\(`, 'g');
  const calls = new Set<string>();
  for (const source of await sources())
    for (const { 1: name, 0: start, index } of source.matchAll(call))
      calls.add(`${name}/${argumentsIn(source.slice(index + start.length))}`);
  return [...calls].sort();
}

const ROOT = join(import.meta.dirname, '../..');
/** Files whose calls do not count: migrations run before any function exists, and functions change together. */
const NO_STATEMENTS = /testing\/|\.test\.ts$|^database\/(migrations|functions)\//;

async function sources(): Promise<string[]> {
  const files = (await readdir(ROOT, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !NO_STATEMENTS.test(file),
  );
  return Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
}

/** Returns the number of arguments before the bracket that ends the call. */
function argumentsIn(text: string): number {
  let depth = 0;
  let commas = 0;
  for (const [at, letter] of [...text].entries()) {
    if ('([{'.includes(letter)) depth += 1;
    if (letter === ')' && depth === 0) return text.slice(0, at).trim() === '' ? 0 : commas + 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) commas += 1;
  }
  throw new Error(`No end of a call: ${text.slice(0, 80)}`);
}
