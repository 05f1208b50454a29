import type { DocumentNode } from '@apollo/client';
import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import type { Behind } from '@taem/domain/insight/drill/behindRow.ts';
import type { PeriodMode } from '@taem/domain/insight/period.ts';
import type { DayRange, RequestedDays } from '@taem/domain/time/dayRange.ts';
import type { Language } from '../../app/language.ts';
import type { TargetFragment } from '../gql/graphql.ts';

export type Words = Readonly<Record<Language, string>>;

/** How words that no row carries are said. */
export interface Say {
  readonly language: Language;
  readonly moment: (clock: string) => string;
  readonly word: (key: string) => string;
}

/** One column of a report: on the screen, on paper and in the file. */
export interface Column<Row> {
  readonly name: string;
  /** In English as the documents write it. */
  readonly words: Words;
  /** Amounts have two decimals; counts none; both stand at the right. */
  readonly kind: 'text' | 'count' | 'money';
  /** `place` counts the rows of all pages from 1. */
  value(row: Row, say: Say, place: number): string | number | null | undefined;
  /** The gateway's name of it in the file, which has the columns of the screen; `#`: which row it is. */
  readonly wire: string;
  /** Codes of the wire, with the word that stands for each on the page and in the file; an empty one is that of nothing. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Codes that the rules have words for, where a detail may stand behind one. */
  readonly reasons?: Readonly<Record<string, Words>>;
  /** Whether it adds up over the rows. */
  readonly sums?: true;
}

/** One order that rows can be in. */
export interface Order {
  readonly words: Words;
  /** Of the contract. */
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
  /** Of the gateway, for the file; empty: as the gateway has them. */
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
  /** The column that it sums up: left out where the report has no such column. */
  readonly of?: string;
}

export interface Answer<Row> {
  readonly range: DayRange;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly strip: readonly Figure[];
  /** What the shop set itself for these days, where rows are all their sales. */
  readonly target?: TargetFragment | null | undefined;
  /**
   * Where rows are lines of bills, whose amounts are those before the deductions of the bill: what they come to, and the revenue of the same
   * sales after the deductions; null where only some lines are shown.
   */
  readonly ofLines?: { readonly lines: number; readonly sales: number | null };
}

/** Where rows come from: one field of `statistics` or of `report`. */
export interface Source<Data, Row> {
  readonly document: DocumentNode;
  readonly columns: readonly Column<Row>[];
  readonly orders: Readonly<Record<string, Order>>;
  /** Its rows are a list of a threshold (docs/adr/0093): which. */
  readonly list?: 'bigSpenders' | 'frequentMembers';
  /** All rows come at once; they are put in order and into pages here. */
  readonly isWhole?: true;
  variables(query: ReportQuery): Record<string, unknown>;
  /** null where the part that has the rows could not be read. */
  read(data: Data, query: ReportQuery): Answer<Row> | null;
  /** Identifies a row. */
  keyOf(row: Row): string;
  /** What a row stands for, and the column whose words open it. */
  behind(row: Row, query: Pick<ReportQuery, 'branchId'>): Behind;
  readonly opens: string;
  readonly file: {
    /** Below `stat/`; `transactions` for the list of sales. */
    readonly path: string;
    /** Which sales, of the list of sales. */
    readonly sales?: 'COMPLETE' | 'VOID';
    /** Whom the file is about: its rows are people, or some of its columns name them. */
    readonly people?: 'rows' | 'columns';
    filter?(query: ReportQuery): Record<string, unknown>;
  };
}

// Rows are only ever handed back to the source that they came from.
export type AnySource = Source<unknown, unknown>;
export const defineSource = <Data, Row>(source: Source<Data, Row>): AnySource => source as AnySource;

/** A choice above the rows. `top…` begin with the one that sold most (BI-40). */
export type FilterName = 'tier' | 'customer' | 'category' | 'subCategory' | 'product' | 'categoryNow';

/** One report: what it is called, where it is reached from, and which rows and columns it has. */
export interface Report {
  readonly title: Words;
  /** Page of the menu that it stands on. */
  readonly section: string;
  /** Its words on that page, where they are not its title; null: it is reached by its address alone. */
  readonly entry?: Words | null;
  readonly source: AnySource;
  /** Names of its columns in their order. */
  readonly columns: readonly string[];
  /** Names of the orders that can be chosen; the first is what it begins with. */
  readonly orders: readonly string[];
  readonly filters: readonly FilterName[];
  /** Selected besides the chosen columns. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The source when every category is chosen instead of one. */
  readonly sourceOfAll?: AnySource;
  readonly modes?: readonly PeriodMode[];
  /** The page that one has to be allowed to read for it. */
  readonly needs?: PageCode;
  /** BI-22 This number of rows, filled up with empty ones. */
  readonly top?: number;
}

export const ALL = 'all';
