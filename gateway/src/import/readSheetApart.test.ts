/** @module-tag slow */

import { type ChildProcess, spawn } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workbookOf } from '../testing/workbook.ts';
import { readSheetApart } from './readSheetApart.ts';
import { refuseFileSize } from './refuseFileSize.ts';
import { refuseLargeSheet } from './refuseLargeSheet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taem-sheet-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function rowsOf(content: string | Uint8Array, mostProcessorMilliseconds?: number): Promise<readonly unknown[][]> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  const rows: unknown[][] = [];
  const reader = readSheetApart(path, content.length, { mostProcessorMilliseconds });
  try {
    await reader.open(0);
    for await (const { cells } of reader.rows()) rows.push([...cells]);
    return rows;
  } finally {
    reader.close();
  }
}

/** Returns a sheet that takes a minute to read; with half of its size, the parser would refuse it at once. */
const endless = () =>
  workbookOf(`<row><c t="inlineStr"><is><t><![CDATA[${'<'.repeat(45_000_000)}]]></t></is></c></row>`);

test('S1 a sheet that would be read for minutes is refused when its time of the processor is over, and no one waits for it until then', async () => {
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  await expect(rowsOf(endless(), 1_500)).rejects.toMatchObject({ status: 413, code: 'TOO_LARGE' });
  clearInterval(counting);
  expect(turns).toBeGreaterThan(10);
});

test('S1 what counts is the work of the reader: one that the machine lets wait for longer than that reads on', async () => {
  const keep = (message: unknown) => setTimeout(letWait, 0, (message as { process: ChildProcess }).process);
  const letWait = (reader: ChildProcess) => {
    reader.kill('SIGSTOP');
    setTimeout(() => reader.kill('SIGCONT'), 3_500);
  };
  subscribe('child_process', keep);
  try {
    expect(await rowsOf('a,b\nc,d', 3_000)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  } finally {
    unsubscribe('child_process', keep);
  }
});

test.each([
  ['a million rows with nothing in them', '<row/>'.repeat(1_000_000)],
  ['the last cell that a spreadsheet has', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
  ['a row far down', '<row r="200001"><c r="A200001"><v>1</v></c></row>'],
  ['few rows down to one that is wide', '<row r="100000"><c r="AZ100000"><v>1</v></c></row>'],
])('N8 a sheet of %s is refused before any room is made for it', (_, rows) => {
  expect(() => refuseLargeSheet(Buffer.from(`<sheetData>${rows}</sheetData>`))).toThrow(refuseFileSize().message);
});

test('N8 empty rows are counted, and what is within is read as before', async () => {
  await expect(rowsOf(workbookOf('<row/>'.repeat(300_000)), 60_000)).rejects.toMatchObject({ status: 413 });
  const rows = await rowsOf(
    workbookOf('<row r="1"><c r="A1"><v>1</v></c></row><row r="3"><c r="B3"><v>2</v></c></row>'),
  );
  expect(rows.flat().filter((cell) => cell !== null)).toEqual([1, 2]);
});

test('S1 a cell so far out that the engine gives up ends the reader and nothing else', async () => {
  const farOut = workbookOf('<row><c r="ZZZZZZ1"><v>1</v></c></row>');
  await expect(rowsOf(farOut)).rejects.toMatchObject({ status: 413, code: 'TOO_LARGE' });
}, 60_000);

test('S1 a reader in the midst of its work ends with the gateway, also when that is killed', async () => {
  const path = join(folder, 'endless');
  await writeFile(path, endless());
  const gateway = spawn(process.execPath, ['-e', PARENT, path], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [reader] = await once(gateway, 'message');
  expect(isThere(reader)).toBe(true);
  gateway.kill('SIGKILL');
  await expect.poll(() => isThere(reader)).toBe(false);
});

/** Starts a reader as the gateway does; sends its pid once it has worked for a second and a half. */
const PARENT = `
  const reader = require('node:child_process').fork('./sheetProcess.ts', [process.argv[1], '1', '60000'], {
    execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  reader.send({ open: 0 });
  const ticks = () => require('node:fs').readFileSync('/proc/' + reader.pid + '/stat', 'utf8').split(') ')[1].split(' ').slice(11, 13);
  const busy = () => ticks().reduce((sum, each) => sum + Number(each), 0);
  setInterval(() => { if (busy() > 150) process.send(reader.pid); }, 50);`;

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('S1 rows come in their order and with what they hold, however many and however large', async () => {
  const cells = (row: number) => [String(row), 'ก'.repeat(row % 700 === 0 ? 5_000 : 5)];
  const rows = Array.from({ length: 2_500 }, (_, row) => cells(row));
  expect(await rowsOf(rows.map((row) => row.join()).join('\n'))).toEqual(rows);
});
