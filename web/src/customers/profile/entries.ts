import { ENTRY_FACTS, type entryFields } from '@taem/domain/customers/profile/profileFields.ts';
import type { Language } from '../../app/language.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** A list of entries as the contract has it; null without the right to read it. */
export const factsOf = (entries: unknown): Fact[][] =>
  ((entries ?? []) as { facts: { name: string; value: string | null }[] }[]).map(({ facts }) =>
    facts.map(({ name, value }) => ({ name, value: value ?? '' })),
  );

/** What a fact is called; a name of the shop's own stands as it is. */
export const factLabel = (kind: keyof typeof entryFields, name: string, language: Language): string =>
  ENTRY_FACTS[kind].find((fact) => fact.name === name)?.label[language] ?? name;
