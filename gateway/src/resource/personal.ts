import { merchantUser } from '@taem/domain/accounts/merchantUser.ts';
import { PAGE, SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import { PERSONAL_READERS } from '@taem/domain/accounts/personalReaders.ts';
import { NAMES_OF_A_PERSON, PERSONAL } from '@taem/domain/customers/profile/personal.ts';
import { wireName } from '@taem/domain/record/wireName.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayDo } from '../http/requirePermission.ts';
import type { Field, Join, Resource, ResourceDeclaration } from './defineResource.ts';

type Readers = readonly string[];
type Marks = Readonly<Record<string, Readers>>;

const marked = (columns: readonly string[], readers: Readers): Marks =>
  Object.fromEntries(columns.map((column) => [column, readers]));

const names = [...NAMES_OF_A_PERSON.map((name) => wireName(name)), 'i18n', 'image_url'];
const details = [...PERSONAL.map((name) => wireName(name)), 'birthday'];

/**
 * S12 The columns with personal data, and the pages of which a user must be able to read one to see them. Declared only
 * here: every field whose SQL reads such a column, in any resource, by a join or a subquery, is marked.
 */
export const PERSONAL_COLUMNS: Readonly<Record<string, Marks>> = {
  members: { ...marked(names, SALE_READERS), ...marked(details, PERSONAL_READERS) },
  potentials: marked([...names, ...details], [PAGE.customerInsight]),
  /** A view: its birthdays are those of members. */
  calendar_entries: marked(['birthdate'], PERSONAL_READERS),
  /** Slips of transfers show names and accounts of the payers. */
  transactions: marked(['slip_image_url'], PERSONAL_READERS),
  /** With the reference of a transfer, its bank, and services that check slips, can identify the payer. */
  transaction_channels: marked(['slip_bank', 'slip_reference'], PERSONAL_READERS),
  payment_confirmations: marked(['reference'], PERSONAL_READERS),
  tax_documents: marked(['buyer'], PERSONAL_READERS),
  /** The addresses to which papers were mailed. */
  outbox_messages: marked(['recipient'], PERSONAL_READERS),
  /** A view: its buyers are those of tax documents. */
  output_tax: marked(['buyer_name', 'buyer_tax_id', 'buyer_branch_no'], PERSONAL_READERS),
  merchant_users: Object.fromEntries(
    Object.entries(merchantUser.fields).flatMap(([name, field]) =>
      field.readableBy ? [[wireName(name, field), [field.readableBy.objectCode]]] : [],
    ),
  ),
};

type Source = Pick<ResourceDeclaration, 'path' | 'table' | 'joins' | 'read'>;

/** Returns the fields, marked by the columns that their SQL reads. */
export function markPersonal(source: Source, fields: Readonly<Record<string, Field>>): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, field]): [string, Field] => {
      const readers = readersOf(source, field);
      if (!readers || field.readableBy) return [path, field];
      return [path, { ...field, isPersonal: true, ...(isForAll(source, readers) ? {} : { personalTo: readers }) }];
    }),
  );
}

/** Whether every page that opens these records is among the readers: a mark would hide nothing. */
const isForAll = ({ read }: Source, readers: Readers): boolean =>
  read !== 'everyone' && read.every((page) => readers.includes(page));

function readersOf({ path, table, joins = {} }: Source, { sql, inLanguage, personalTo }: Field): Readers | undefined {
  const tables = new Map([['t', table], ...Object.entries(joins).map(([name, join]) => [name, join.table] as const)]);
  const columns = [`${sql} ${inLanguage?.('en-US') ?? ''}`, ...derivedTables(joins)].flatMap((text) =>
    columnsRead(path, text, tables),
  );
  const marks = columns.map(([from, column]) => readersOfColumn(from, column)).filter((readers) => readers.length > 0);
  const [first] = marks;
  return first && marks.reduce((both, readers) => both.filter((page) => readers.includes(page)), personalTo ?? first);
}

/** Returns the SQL that replaces tables in joins: every column of such a join counts as reading all of its columns. */
const derivedTables = (joins: Readonly<Record<string, Join>>): string[] =>
  Object.values(joins).flatMap(({ table }) => (/^\w+$/.test(table) ? [] : [table]));

const NO_ALIAS = /^(?:where|on|join|left|cross|inner|group|order|limit|union|for)$/i;

/** Returns the columns that a piece of SQL names, each with its table. */
function columnsRead(
  path: string,
  sql: string,
  aliases: ReadonlyMap<string, string>,
): [table: string, column: string][] {
  const tables = new Map(aliases);
  for (const [, table = '', alias = ''] of sql.matchAll(/\b(?:from|join)\s+(\w+)\b(?:\s+(?:as\s+)?(\w+))?/gi)) {
    if (!(table in PERSONAL_COLUMNS)) continue;
    // Without an alias, its columns could be read unnoticed.
    if (alias === '' || NO_ALIAS.test(alias)) throw new Error(`${path} reads ${table} without an alias: ${sql}`);
    tables.set(alias, table);
  }
  return [...sql.matchAll(/\b(\w+)\.(\w+)\b/g)].flatMap(([, alias = '', column = '']) => {
    const table = tables.get(alias);
    return table ? [[table, column] as [string, string]] : [];
  });
}

/** Returns the pages of which a user must be able to read one to see a column. */
export const readersOfColumn = (table: string, column: string): Readers => PERSONAL_COLUMNS[table]?.[column] ?? [];

export const mayKnowColumn = (session: GatewaySession, table: string, column: string): boolean =>
  readersOfColumn(table, column).some((page) => mayDo(session, page, 'Read'));

/** Whether each row of a list is a person. */
export const isOfPeople = ({ table, joins = {} }: Pick<Resource, 'table' | 'joins'>): boolean =>
  PEOPLE.includes(table) ||
  Object.values(joins).some((join) => PEOPLE.includes(join.table) && join.on.endsWith('.id = t.id'));

const PEOPLE = ['members', 'potentials'];
