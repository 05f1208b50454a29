import type { DocumentNode } from '@apollo/client';
import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import type { Behind } from '@taem/domain/insight/drill/behindRow.ts';
import type { PeriodMode } from '@taem/domain/insight/period.ts';
import type { DayRange, RequestedDays } from '@taem/domain/time/dayRange.ts';
import type { Language } from '../../app/language.ts';
import type { TargetFragment } from '../gql/graphql.ts';

export type Words = Readonly<Record<Language, string>>;

/** The means to word values that rows do not contain as text. */
export interface Say {
  readonly language: Language;
  readonly moment: (clock: string) => string;
  readonly word: (key: string) => string;
}

/** One column of a report: on the screen, on paper and in the file. */
export interface Column<Row> {
  readonly name: string;
  /** The heading; in English as the documents write it. */
  readonly words: Words;
  /** Amounts have two decimals, counts none; both are aligned right. */
  readonly kind: 'text' | 'count' | 'money';
  /** Returns the value of a row. `place` counts the rows of all pages from 1. */
  value(row: Row, say: Say, place: number): string | number | null | undefined;
  /** The gateway's name of it in the file, which has the columns of the screen; `#` for the row number. */
  readonly wire: string;
  /** Codes of the wire with their text on the page and in the file; the text of an empty code is for no value. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Codes with texts of the rules, where a detail may follow the code. */
  readonly reasons?: Readonly<Record<string, Words>>;
  /** Whether it can be summed over the rows. */
  readonly sums?: true;
}

/** One order that rows can be in. */
export interface Order {
  readonly words: Words;
  /** Field of the contract. */
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
  /** Order name of the gateway, for the file; empty for the gateway's own order. */
  readonly wire: string;
}

/** The parameters of a report, from its address. */
export interface ReportQuery {
  readonly range: RequestedDays;
  readonly branchId: string | null;
  readonly page: number;
  readonly perPage: number;
  readonly order: Order | null;
  readonly filter: Readonly<Record<string, string>>;
}

export interface Figure {
  readonly words: Words;
  readonly value: number;
  /** The column that it is the sum of; omitted if the report has no such column. */
  readonly of?: string;
}

export interface Answer<Row> {
  readonly range: DayRange;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly strip: readonly Figure[];
  /** The shop's target for these days, if the rows are all their sales. */
  readonly target?: TargetFragment | null | undefined;
  /**
   * For rows that are lines of sales, with amounts before the deductions of the sale: the sum of the lines, and the revenue
   * of the same sales after the deductions; null if only some lines are listed.
   */
  readonly ofLines?: { readonly lines: number; readonly sales: number | null };
}

/** The source of rows: one field of `statistics` or of `report`. */
export interface Source<Data, Row> {
  readonly document: DocumentNode;
  readonly columns: readonly Column<Row>[];
  readonly orders: Readonly<Record<string, Order>>;
  /** The list, if its rows are those of a threshold (docs/adr/0093). */
  readonly list?: 'bigSpenders' | 'frequentMembers';
  /** All rows are loaded at once; they are sorted and paged here. */
  readonly isWhole?: true;
  variables(query: ReportQuery): Record<string, unknown>;
  /** Returns null if the part with the rows could not be read. */
  read(data: Data, query: ReportQuery): Answer<Row> | null;
  /** Identifies a row. */
  keyOf(row: Row): string;
  /** Returns what a row stands for; `opens` is the column whose text links to it. */
  behind(row: Row, query: Pick<ReportQuery, 'branchId'>): Behind;
  readonly opens: string;
  readonly file: {
    /** Path below `stat/`; `transactions` for the list of sales. */
    readonly path: string;
    /** The status of the sales, for the list of sales. */
    readonly sales?: 'COMPLETE' | 'VOID';
    /** Whether the rows of the file are people, or some of its columns name them. */
    readonly people?: 'rows' | 'columns';
    filter?(query: ReportQuery): Record<string, unknown>;
  };
}

// Rows are only ever passed to the source that they came from.
export type AnySource = Source<unknown, unknown>;
export const defineSource = <Data, Row>(source: Source<Data, Row>): AnySource => source as AnySource;

/** A filter above the rows. Those by category and product start with the one that sold most (BI-40). */
export type FilterName = 'tier' | 'customer' | 'category' | 'subCategory' | 'product' | 'categoryNow';

/** One report: its name, its place in the menu, and its rows and columns. */
export interface Report {
  readonly title: Words;
  /** The menu page that lists it. */
  readonly section: string;
  /** Its text on that page, if it is not its title; null if it is only reached by its address. */
  readonly entry?: Words | null;
  readonly source: AnySource;
  /** Names of its columns in order. */
  readonly columns: readonly string[];
  /** Names of the orders to choose from; the first is the default. */
  readonly orders: readonly string[];
  readonly filters: readonly FilterName[];
  /** Further fixed filters. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The source when every category is chosen instead of one. */
  readonly sourceOfAll?: AnySource;
  readonly modes?: readonly PeriodMode[];
  /** The page that a user must be allowed to read for it. */
  readonly needs?: PageCode;
  /** BI-22 The exact number of rows, filled up with empty ones. */
  readonly top?: number;
}

export const ALL = 'all';
