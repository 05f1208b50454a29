import type { TSchema } from '@sinclair/typebox';
import type { Choice } from '@taem/domain/reading/choice.ts';
import type { BranchScope } from '@taem/domain/record/defineRecord.ts';
import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import type { Refusal } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import type { FilterBounds } from './compileFilter.ts';
import type { Days } from './days.ts';
import type { CheckRecord } from './formRules.ts';
import type { Locale } from './listQuery.ts';
import type { Parameters } from './Parameters.ts';
import { markPersonal } from './personal.ts';
import type { TextKind } from './readWritten.ts';

export type FieldType =
  | 'text'
  | 'money'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'id'
  | 'json'
  | 'textArray';

export interface WriteRule {
  column: string;
  required?: boolean;
  /** Most characters of a text, or the largest number. */
  max?: number;
  min?: number;
  choices?: readonly Choice[];
  /** What a text is for, where it is more than one line of words; `asIs` is a secret, of which nothing is changed. */
  reads?: TextKind;
  /** The shape of a JSON value. */
  schema?: TSchema;
  /** The table that an id must be found in: a foreign key alone would accept another realm's row. */
  references?: string;
  /** Fixed once the record exists. */
  createOnly?: boolean;
}

/** SQL that keeps a column to some branches, after other conditions. */
export type OnBranches = (column: string) => string;

/** One value of the wire record. `sql` comes from declarations only, never from a request; `t` is the resource's table. */
export interface Field {
  type: FieldType;
  sql: string;
  join?: string;
  /** Searched by keywords: in its SQL, folded, or in the given SQL of a text that is stored folded. */
  searched?: boolean | string;
  /** Numbers that the gateway makes, of which there may be very many: a keyword is looked for in them as they stand. */
  searchedPlain?: true;
  /** It is compared whatever its case, by the column that has it in small letters; a record that has it letter for letter goes first. */
  anyCase?: { small: string; table: string };
  /** Has a value in every record, though it is optional in input. */
  neverEmpty?: true;
  /** Never empty, and sorted by an index that is in PostgreSQL's own order, where the empty stand at the other end. */
  plainOrder?: true;
  /** Condition that a list of texts contains a value, where another table answers it faster than the list can be built. */
  contains?: (value: string) => string;
  /**
   * SQL condition of a filter on it, where that is no comparison; such a field can be filtered by and is never
   * returned. `like` is an example of a filter.
   */
  matches?: {
    like: string;
    sql: (given: unknown, parameters: Parameters, path: string, bounds: FilterBounds) => string;
  };
  /** A condition on it looks through rows of another table: a filter has only a few of them. */
  isBeside?: true;
  /** A text of a moment by the clock of the record's own branch. */
  isLocalTime?: true;
  /**
   * SQL of a value that depends on branches, which is returned when it is requested by name; by conditions on a column: `within` those of the request, `ofOwn` those that the user
   * works in.
   */
  ofBranches?: (within: OnBranches, ofOwn: OnBranches) => string;
  /** Records without a value come last in either direction. */
  emptyLast?: true;
  /** SQL of the value in a language that the request names. */
  inLanguage?: (locale: Locale) => string;
  /** Returned only when requested by name, never filtered or sorted by. */
  addon?: boolean;
  /** Users without this right get the record without the field. */
  readableBy?: { objectCode: string; action: 'Read' | 'Write' };
  /**
   * Users who may read none of these pages get the record without the field, which is then named in `withheld`; they
   * cannot filter, sort or search by it, nor overwrite it. With one of the pages it is a field like any other. Derived
   * from the columns that its SQL reads (`personal.ts`), or set where it is no person's.
   */
  personalTo?: readonly string[];
  /** Set where the field has its mark from what it reads: it is about a person. */
  isPersonal?: true;
  write?: WriteRule;
  /** Of a picture: the folder of the shop that it is kept in; without one it is public. */
  folderOf?: (realmId: string) => string;
}

export interface Join {
  table: string;
  /** Condition between `t` and the alias, which is the join's name. */
  on: string;
  /** Another join that the condition reads too. */
  behind?: string;
}

export type RecordValues = Record<string, unknown>;

/** Prepares a record before it is written; may refuse it. `values` is by column, `id` null for a new one. */
export type PrepareRecord = (
  values: RecordValues,
  client: DatabaseClient,
  session: GatewaySession,
  id: string | null,
) => Promise<void>;

/** Notes what is about to be written, in its own transaction. `values` is by column, `id` null for a new record. */
export type WatchChange = (
  client: DatabaseClient,
  request: FastifyRequest,
  values: RecordValues,
  id: string | null,
) => Promise<void>;

export interface ResourceDeclaration {
  path: string;
  listKey: string;
  singleKey: string;
  /** What a person calls one record, for messages. */
  noun: string;
  table: string;
  /** Any of these rights to read; 'everyone' is every signed-in user. */
  read: 'everyone' | readonly string[];
  /** The right to write; without it the resource cannot be changed that way. */
  create?: string;
  update?: string;
  remove?: string;
  fields: Readonly<Record<string, Field>>;
  joins?: Readonly<Record<string, Join>>;
  /** Objects of the record that are null when their join finds nothing, by path. */
  nullable?: Readonly<Record<string, string>>;
  /** SQL of the texts of all searched fields, kept folded, and by record in an index. */
  searchText?: string;
  /** SQL of the records with a keyword, for those with a separate index for it. */
  findByKeyword?: (keyword: string, parameters: Parameters) => string;
  /** How a keyword is written in the columns, where people write it otherwise. */
  readKeyword?: (keyword: string) => string;
  /** SQL condition for the requested days of a list; without it they have no effect. */
  within?: (days: Days, parameters: Parameters) => string;
  /** SQL condition of the records that a session may know of at all, such as one that holds for every one; null without any. */
  visibleRows?: (session: GatewaySession) => string | null;
  /** SQL condition of the records in lists; a request by id ignores it. */
  listed?: string;
  /** OP-30 Without one it belongs to all branches of the merchant. */
  branch?: BranchScope;
  defaultSort?: readonly [field: string, direction: 1 | -1];
  /** Its lists may take long: when the caller hangs up, PostgreSQL cancels the statement. */
  endsWithCaller?: true;
  /** There may be many records, and each change of one is recorded: totals of their lists are cached until one changes. */
  remembersLists?: true;
  /** Whether a user may change this one record without the right to update; by default no one may. */
  mayUpdateWithoutRight?: (session: GatewaySession, id: string) => boolean;
  /** Rules of the record as it is sent, worded for the person who fills in its form. */
  check?: CheckRecord;
  /** Called before the transaction of a write begins; may refuse it. `id` is null for a new record. */
  beforeWrite?: (
    context: GatewayContext,
    session: GatewaySession,
    values: RecordValues,
    id: string | null,
  ) => Promise<void>;
  prepare?: PrepareRecord;
  /** What the envelope of a creation says of the record, by column; its own fields say it after that. */
  fromEnvelope?: (body: Readonly<Record<string, unknown>>) => RecordValues;
  /** What a new record may be sent with that is no field of it, and what becomes of that once the record is there. */
  besideNew?: {
    fields: Readonly<Record<string, TSchema>>;
    write: (
      client: DatabaseClient,
      session: GatewaySession,
      id: string,
      body: Readonly<Record<string, unknown>>,
    ) => Promise<void>;
  };
  watch?: WatchChange;
  /** Deletes what belongs to a record that is to be deleted, or refuses to delete it. */
  beforeRemove?: (client: DatabaseClient, session: GatewaySession, id: string) => Promise<void>;
  /**
   * Takes away a record whose making is taken back though the books hold on to its row; false where nothing does, so that it
   * is deleted.
   */
  withdraw?: (client: DatabaseClient, session: GatewaySession, id: string) => Promise<boolean>;
  /**
   * Called in the transaction of a write before it; what it returns is called behind it, and may refuse it. So what holds over
   * several records is locked before it is looked at, and a save is refused for what it breaks alone. Every write calls it before
   * it locks a record, so that no two wait for each other in a circle.
   */
  beforeChange?: (client: DatabaseClient, session: GatewaySession) => Promise<() => Promise<void>>;
  /** Looks at what a new record, a change or a removal leaves behind, in its own transaction; may refuse it. */
  afterChange?: (client: DatabaseClient, session: GatewaySession) => Promise<void>;
  /** Called once a change or a removal is committed. */
  whenChanged?: (context: GatewayContext) => void;
  /** A specific refusal when a unique value is taken. */
  refuseClash?: (constraint: string) => Refusal | null;
}

export interface Resource extends ResourceDeclaration {
  /** By wire path, for look-ups with names from a request. */
  fieldByPath: ReadonlyMap<string, Field>;
}

export function defineResource(declaration: ResourceDeclaration): Resource {
  const fields = markPersonal(declaration, declaration.fields);
  return { ...declaration, fields, fieldByPath: new Map(Object.entries(fields)) };
}
