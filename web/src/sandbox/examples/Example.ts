import type { Language } from '../../app/language.ts';

export const EXAMPLE_GROUPS = ['sales', 'figures', 'loyalty', 'limits'] as const;
export type ExampleGroup = (typeof EXAMPLE_GROUPS)[number];

export type Variables = Record<string, unknown>;

/** Runs a small query to find records of the shop; throws when it is refused. */
export type Ask = <Data>(query: string, variables?: Variables) => Promise<Data>;

/** An operation that runs as it is. It stands beside it in `<name>.graphql`. */
export interface Example {
  readonly name: string;
  readonly group: ExampleGroup;
  readonly title: Readonly<Record<Language, string>>;
  /** What is worth seeing in it. */
  readonly about: Readonly<Record<Language, string>>;
  /** Lines of the comment above it. */
  readonly note: Readonly<Record<Language, readonly string[]>>;
  /** Variables with ids of the shop as it is now. */
  readonly prepare?: (ask: Ask) => Promise<Variables>;
  /** Variables where those could not be looked up: the role may not read the records. */
  readonly otherwise?: Variables;
}
