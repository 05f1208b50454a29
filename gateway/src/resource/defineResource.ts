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
  /** Maximum length of a text, or the largest number. */
  max?: number;
  min?: number;
  choices?: readonly Choice[];
  /** The kind of a text, if it is more than one line of words; `asIs` is for secrets, which are not changed at all. */
  reads?: TextKind;
  /** The shape of a JSON value. */
  schema?: TSchema;
  /** The table in which an id must exist: a foreign key alone would accept another realm's row. */
  references?: string;
  /** Whether it is fixed once the record exists. */
  createOnly?: boolean;
}

/** Returns SQL that limits a column to some branches, to be added after other conditions. */
export type OnBranches = (column: string) => string;

/** One value of the wire record. `sql` comes from declarations only, never from a request; `t` is the resource's table. */
export interface Field {
  type: FieldType;
  sql: string;
  join?: string;
  /** Whether keywords search it: true for its own SQL, folded, or the SQL of a text that is stored folded. */
  searched?: boolean | string;
  /** For numbers that the gateway generates, of which there may be very many: keywords are searched in them without folding. */
  searchedPlain?: true;
  /** Compared regardless of case, by a column that stores it in lower case; a record with the exact case takes precedence. */
  anyCase?: { small: string; table: string };
  /** Whether every record has a value, although it is optional in input. */
  neverEmpty?: true;
  /** Never empty, and sorted by an index in PostgreSQL's own order, which puts empty values at the other end. */
  plainOrder?: true;
  /**
   * Returns a condition that a list of texts contains a value, where another table answers that faster than the list
   * can be built.
   */
  contains?: (value: string) => string;
  /**
   * SQL condition of a filter on it, if that is not a comparison; such a field can only be filtered by, and is never
   * returned. `like` is an example of a filter.
   */
  matches?: {
    like: string;
    sql: (given: unknown, parameters: Parameters, path: string, bounds: FilterBounds) => string;
  };
  /** Whether a condition on it searches rows of another table: a filter may have only a few of these. */
  isBeside?: true;
  /** Whether it is the text of a moment by the clock of the record's own branch. */
  isLocalTime?: true;
  /**
   * SQL of a value that depends on branches and is returned only when requested by name. It is built from conditions on
   * a column: `within` for the branches of the request, `ofOwn` for those in which the user works.
   */
  ofBranches?: (within: OnBranches, ofOwn: OnBranches) => string;
  /** Whether records without a value come last in both directions. */
  emptyLast?: true;
  /** SQL of the value in the requested language. */
  inLanguage?: (locale: Locale) => string;
  /** Whether it is returned only when requested by name, and never filtered or sorted by. */
  addon?: boolean;
  /** The right without which users get the record without the field. */
  readableBy?: { objectCode: string; action: 'Read' | 'Write' };
  /**
   * Users who may read none of these pages get the record without the field, which is then named in `withheld`; they
   * cannot filter, sort or search by it, nor overwrite it. Users with one of the pages see an ordinary field. Derived
   * from the columns that its SQL reads (`personal.ts`), or set explicitly for fields that are not about a person.
   */
  personalTo?: readonly string[];
  /** Set if `personalTo` was derived from the columns: the field is about a person. */
  isPersonal?: true;
  write?: WriteRule;
  /** For a picture: the folder of the shop in which it is stored; without one it is public. */
  folderOf?: (realmId: string) => string;
}

export interface Join {
  table: string;
  /** Condition between `t` and the alias, which equals the join's name. */
  on: string;
  /** Another join that the condition reads. */
  behind?: string;
}

export type RecordValues = Record<string, unknown>;

/** Prepares a record before it is written; may refuse it. `values` is by column, `id` null for a new record. */
export type PrepareRecord = (
  values: RecordValues,
  client: DatabaseClient,
  session: GatewaySession,
  id: string | null,
) => Promise<void>;

/** Records what is about to be written, in the write's transaction. `values` is by column, `id` null for a new record. */
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
  /** The name of one record in messages. */
  noun: string;
  table: string;
  /** Any of these rights allows reading; 'everyone' means every signed-in user. */
  read: 'everyone' | readonly string[];
  /** The right to write; without it the resource cannot be changed in that way. */
  create?: string;
  update?: string;
  remove?: string;
  fields: Readonly<Record<string, Field>>;
  joins?: Readonly<Record<string, Join>>;
  /** Objects of the record that are null if their join finds nothing, by path. */
  nullable?: Readonly<Record<string, string>>;
  /** SQL of the texts of all searched fields, stored folded and indexed. */
  searchText?: string;
  /** Returns SQL of the records with a keyword, for resources with a separate index for that. */
  findByKeyword?: (keyword: string, parameters: Parameters) => string;
  /** Converts a keyword to the form in which columns store it, where people write it differently. */
  readKeyword?: (keyword: string) => string;
  /** Returns an SQL condition for the requested days of a list; without it they have no effect. */
  within?: (days: Days, parameters: Parameters) => string;
  /** Returns an SQL condition of the records that a session may see at all; null for no restriction. */
  visibleRows?: (session: GatewaySession) => string | null;
  /** SQL condition of the records in lists; requests by id ignore it. */
  listed?: string;
  /** OP-30 Without one, a record belongs to all branches of the merchant. */
  branch?: BranchScope;
  defaultSort?: readonly [field: string, direction: 1 | -1];
  /** Whether its lists may take long: when the caller disconnects, PostgreSQL cancels the statement. */
  endsWithCaller?: true;
  /** Whether totals of its lists are cached until a record changes: for large tables whose changes are all recorded. */
  remembersLists?: true;
  /** Whether a user may change this one record without the right to update; by default, no one may. */
  mayUpdateWithoutRight?: (session: GatewaySession, id: string) => boolean;
  /** Rules for the record as it is sent, worded for the person who fills in its form. */
  check?: CheckRecord;
  /** Called before the transaction of a write begins; may refuse it. `id` is null for a new record. */
  beforeWrite?: (
    context: GatewayContext,
    session: GatewaySession,
    values: RecordValues,
    id: string | null,
  ) => Promise<void>;
  prepare?: PrepareRecord;
  /**
   * Returns the values of a new record that the envelope of its creation gives, by column; the record's own fields
   * override them.
   */
  fromEnvelope?: (body: Readonly<Record<string, unknown>>) => RecordValues;
  /** Fields of a creation that are not fields of the record, and the write that follows once the record exists. */
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
  /** Deletes what belongs to a record before it is deleted, or refuses to delete it. */
  beforeRemove?: (client: DatabaseClient, session: GatewaySession, id: string) => Promise<void>;
  /**
   * Withdraws a record whose creation is reverted, if the books still refer to its row; returns false if nothing does,
   * so that it is deleted.
   */
  withdraw?: (client: DatabaseClient, session: GatewaySession, id: string) => Promise<boolean>;
  /**
   * Called in a write's transaction before the write; the function that it returns is called after it, and may refuse
   * it. So rules over several records can lock before they read, and a save is only refused for what it breaks itself.
   * Every write calls it before it locks a record, so that no two wait for each other in a circle.
   */
  beforeChange?: (client: DatabaseClient, session: GatewaySession) => Promise<() => Promise<void>>;
  /** Checks the result of a creation, a change or a removal, in its transaction; may refuse it. */
  afterChange?: (client: DatabaseClient, session: GatewaySession) => Promise<void>;
  /** Called after a change or a removal is committed. */
  whenChanged?: (context: GatewayContext) => void;
  /** Returns a specific refusal when a unique value is taken. */
  refuseClash?: (constraint: string) => Refusal | null;
}

export interface Resource extends ResourceDeclaration {
  /** By wire path, for looking up names from a request. */
  fieldByPath: ReadonlyMap<string, Field>;
}

export function defineResource(declaration: ResourceDeclaration): Resource {
  const fields = markPersonal(declaration, declaration.fields);
  return { ...declaration, fields, fieldByPath: new Map(Object.entries(fields)) };
}
