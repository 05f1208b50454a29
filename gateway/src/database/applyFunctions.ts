import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { functionFiles } from './functions/order.ts';
import { StartRefusal } from './StartRefusal.ts';

/** A file of `functions`: a function, a view, or a trigger with its function. */
export interface FunctionFile {
  name: string;
  text: string;
}

const FOLDER = 'gateway/src/database/functions';

/**
 * Reads the files in the order in which they are applied. A built program contains their texts; otherwise they are read
 * from the sources.
 */
export async function readFunctions(): Promise<FunctionFile[]> {
  const isBuilt = (import.meta as { env?: { PROD: boolean } }).env?.PROD;
  const built = isBuilt ? (await import('./functions/builtTexts.ts')).builtTexts : null;
  return functionFiles.map((name) => {
    const path = `./${name}.sql`;
    const text = built ? built[path] : readFileSync(new URL(`functions/${name}.sql`, import.meta.url), 'utf8');
    if (!text) throw new Error(`${FOLDER}/${name}.sql is empty`);
    return { name, text };
  });
}

/**
 * Applies the current functions, views and triggers. If any of them differs from what was applied last, or tables were
 * migrated since, all are applied again in one transaction, so that the former ones stay in force if one does not
 * compile. Returns whether they were applied.
 */
export async function applyFunctions(
  client: pg.ClientBase,
  newestMigration: string,
  given?: readonly FunctionFile[],
): Promise<boolean> {
  const files = given ?? (await readFunctions());
  const versions = { '': newestMigration, ...Object.fromEntries(files.map(({ name, text }) => [name, sha256(text)])) };
  if (await areApplied(client, versions)) return false;
  await client.query('begin');
  try {
    for (const file of files) await apply(client, file);
    await client.query('delete from applied_functions');
    await client.query('insert into applied_functions (name, version) select * from json_each_text($1)', [
      JSON.stringify(versions),
    ]);
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function areApplied(client: pg.ClientBase, versions: Readonly<Record<string, string>>): Promise<boolean> {
  const { rows } = await client.query<{ name: string; version: string }>('select name, version from applied_functions');
  return rows.length === Object.keys(versions).length && rows.every(({ name, version }) => versions[name] === version);
}

async function apply(client: pg.ClientBase, { name, text }: FunctionFile): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    const line = lineOf(error, text);
    throw new StartRefusal(
      `${FOLDER}/${name}.sql${line ? `:${line}` : ''} does not compile: ${error.message}. The functions, views and triggers that were there stay in force.`,
    );
  }
}

const isDatabaseError = (error: unknown): error is pg.DatabaseError => error instanceof Error && 'severity' in error;

/** Returns the line of the mistake from PostgreSQL's position in the text, or from its line in the body of a function. */
function lineOf({ position, where = '' }: pg.DatabaseError, text: string): number | null {
  const linesBefore = (end: number) => [...text].slice(0, end).join('').split('\n').length;
  if (position) return linesBefore(Number(position) - 1);
  const [, name, line] = /PL\/pgSQL function "?(\w+).* line (\d+)/.exec(where) ?? [];
  const start = text.indexOf(name === 'inline_code_block' ? 'do $' : `function ${name}(`);
  if (!line || start === -1) return null;
  const body = start + text.slice(start).search(/\$\w*\$/);
  return linesBefore([...text.slice(0, body)].length) + Number(line) - 1;
}
