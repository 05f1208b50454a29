import { ENTRY_FACTS, type entryFields } from '@taem/domain/customers/profile/profileFields.ts';
import type { Language } from '../../app/language.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Returns the facts of each entry of a list in the contract; none if the list is null, as without the right to read it. */
export const factsOf = (entries: unknown): Fact[][] =>
  ((entries ?? []) as { facts: { name: string; value: string | null }[] }[]).map(({ facts }) =>
    facts.map(({ name, value }) => ({ name, value: value ?? '' })),
  );

/** Returns the label of a fact; the shop's own names are unchanged. */
export const factLabel = (kind: keyof typeof entryFields, name: string, language: Language): string =>
  ENTRY_FACTS[kind].find((fact) => fact.name === name)?.label[language] ?? name;
