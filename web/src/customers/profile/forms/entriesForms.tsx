import { TextField } from '@mui/material';
import { CUSTOMER_LIMITS, MAX_CUSTOMER_ENTRIES } from '@taem/domain/customers/profile/customerLimits.ts';
import { ENTRY_FACTS, entryFields } from '@taem/domain/customers/profile/profileFields.ts';
import { entriesRule } from '@taem/domain/customers/profile/profileRules.ts';
import { useLanguage } from '../../../app/i18n.ts';
import type { OwnField, OwnInputProps } from '../../../resources/Particulars.ts';
import { type Fact, factLabel, factsOf } from '../entries.ts';
import type { BlockForm } from '../ProfileRecord.ts';
import { EntriesInput } from './EntriesInput.tsx';
import { fieldsOf } from './fieldsOf.ts';

type Entries = readonly (readonly Fact[])[];
type Kind = keyof typeof entryFields;

function FactsInput({ name, label, value, onChange, error, disabled }: OwnInputProps<Entries>) {
  const kind = name as Kind;
  const language = useLanguage();
  return (
    <EntriesInput
      label={label}
      entries={value}
      empty={ENTRY_FACTS[kind].map(({ name }) => ({ name, value: '' }))}
      most={MAX_CUSTOMER_ENTRIES}
      error={error}
      disabled={disabled}
      named={summary}
      onChange={onChange}
      draw={(facts, change) =>
        facts.map(({ name, value: text }, index) => (
          <TextField
            key={name}
            fullWidth
            label={factLabel(kind, name, language)}
            value={text}
            disabled={disabled}
            onChange={({ target }) =>
              change(facts.map((fact, at) => (at === index ? { name, value: target.value } : fact)))
            }
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: CUSTOMER_LIMITS.fact } }}
          />
        ))
      }
    />
  );
}

const summary = (facts: readonly Fact[]) => facts.flatMap(({ value }) => value || []).join(', ');

function FactsShow({ value }: { readonly value: Entries }) {
  return value.map(summary).join(' · ');
}

const form = (kind: Kind): BlockForm => {
  const own: OwnField<Entries> = {
    empty: [],
    // Every entry has the fields of a new entry, along with the shop's custom ones.
    of: (row) => factsOf(row[kind]).map((facts) => withExpected(kind, facts)),
    rule: entriesRule,
    input: (entries: Entries) => entries.map((facts) => ({ facts })),
    Input: FactsInput,
    Show: FactsShow,
  };
  return { fields: fieldsOf({ [kind]: entryFields[kind] }, { [kind]: own }) };
};

function withExpected(kind: Kind, facts: readonly Fact[]): readonly Fact[] {
  const missing = ENTRY_FACTS[kind].filter(({ name }) => facts.every((fact) => fact.name !== name));
  return [...facts, ...missing.map(({ name }) => ({ name, value: '' }))];
}

/** CUST-56 */
export const educationsForm = form('educations');
export const worksForm = form('works');
