import type pg from 'pg';
import { checkBooks } from '../check/checkBooks.ts';
import type { Config } from '../config.ts';
import { areTablesThere } from '../database/migrate.ts';
import { archiveFindings } from './archive.ts';
import { cellFindings } from './cells.ts';
import { certificateFindings } from './certificateFindings.ts';
import { connected } from './connected.ts';
import { type Finding, findingsAbout, reasonOf } from './Finding.ts';
import { replicationFindings } from './followers.ts';
import { clockFindings, diskFindings } from './machine.ts';
import { connectionFindings, postgresFindings, tableFindings } from './postgres.ts';
import { drillFindings, gatewayFindings, mailFindings, messageFindings, pictureFindings } from './services.ts';

const ABOUT_WIDTH = 12;

/**
 * `gateway doctor`: examines everything that a shop depends on, and reports in words what is wrong. Changes nothing,
 * and can run while a gateway does. `url` is the address of PostgreSQL itself, null if that of DATA_DIR does not run.
 * Returns the program's exit code.
 */
export async function examine(config: Config, url: string | null, report: (line: string) => void): Promise<0 | 1> {
  const levels = new Set<Finding['level']>();
  const say = ({ level, about, message }: Finding) => {
    levels.add(level);
    report(`${level.padEnd(8)}${about.padEnd(ABOUT_WIDTH)}${message}`);
  };
  if (url === null) say(findingsAbout('PostgreSQL').fault('that of DATA_DIR does not run: start the gateway'));
  const hasTables = url !== null && (await connected(url, areTablesThere).catch(() => true));
  const ofDatabase = url === null ? [] : databaseExaminations(config, url);
  for (const [about, find, needsTables] of [...ofDatabase, ...examinations(config, url)]) {
    if (needsTables && !hasTables) continue;
    // An examination that fails is reported as a fault, and the others continue.
    const found = await find().catch((error: unknown) => [findingsAbout(about).fault(reasonOf(error))]);
    for (const finding of found) say(finding);
  }
  return levels.has('fault') ? 1 : 0;
}

type Examination = [about: string, find: () => Promise<Finding[]>, needsTables?: true];

function databaseExaminations(config: Config, url: string): Examination[] {
  const asOwner = (find: (client: pg.Client) => Promise<Finding[]>) => () => connected(url, find);
  return [
    ['PostgreSQL', asOwner((client) => postgresFindings(client, config))],
    ['connection', () => connectionFindings(config, url), true],
    ['tables', asOwner(tableFindings)],
    ['replication', asOwner((client) => replicationFindings(client, config, url))],
    ['archive', asOwner((client) => archiveFindings(client, config))],
    ['clock', asOwner(clockFindings)],
    ['messages', () => messageFindings(url), true],
    ['cells', asOwner(cellFindings), true],
    ['books', () => bookFindings(url), true],
  ];
}

function examinations(config: Config, url: string | null): Examination[] {
  return [
    ['disk', () => diskFindings(config.dataDir)],
    ['certificate', () => certificateFindings(config, url)],
    ['drill', () => drillFindings(config)],
    ['pictures', () => pictureFindings(config)],
    ['mail', () => mailFindings(config)],
    ['gateway', () => gatewayFindings(config)],
  ];
}

async function bookFindings(url: string): Promise<Finding[]> {
  const { good, fault } = findingsAbout('books');
  const lines: string[] = [];
  const code = await checkBooks(url, (line) => lines.push(line));
  return lines.map(code === 0 ? good : fault);
}
