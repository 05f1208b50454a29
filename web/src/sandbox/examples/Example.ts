import type { Language } from '../../app/language.ts';

export const EXAMPLE_GROUPS = ['sales', 'figures', 'loyalty', 'limits'] as const;
export type ExampleGroup = (typeof EXAMPLE_GROUPS)[number];

export type Variables = Record<string, unknown>;

/** Runs a small query to find records of the shop; throws if it is refused. */
export type Ask = <Data>(query: string, variables?: Variables) => Promise<Data>;

/** An operation that can be run unchanged. Its text is in `<name>.graphql` beside it. */
export interface Example {
  readonly name: string;
  readonly group: ExampleGroup;
  readonly title: Readonly<Record<Language, string>>;
  /** What the example demonstrates. */
  readonly about: Readonly<Record<Language, string>>;
  /** Lines of the comment above it. */
  readonly note: Readonly<Record<Language, readonly string[]>>;
  /** Returns variables with current ids of the shop. */
  readonly prepare?: (ask: Ask) => Promise<Variables>;
  /** Variables if those could not be looked up, because the role may not read the records. */
  readonly otherwise?: Variables;
}
