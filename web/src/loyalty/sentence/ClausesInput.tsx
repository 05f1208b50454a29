import type { ReactNode } from 'react';
import type { OwnInputProps } from '../../resources/Particulars.ts';
import { useLoyaltyMessages } from '../messages.ts';
import { withEntry, without } from '../ruleEntries.ts';
import { Clause } from './Clause.tsx';
import { SentenceGroup } from './SentenceGroup.tsx';

interface Tokens<Entry> {
  readonly entry: Entry;
  readonly onChange: (entry: Entry) => void;
  readonly onBlur: () => void;
  readonly isChecked: boolean;
  readonly disabled: boolean;
}

interface Props<Entry> extends Omit<OwnInputProps<Entry[]>, 'name' | 'values'> {
  readonly hint: string | undefined;
  /** Texts: the word before the first clause, and the labels of the buttons that add and remove one. */
  readonly words: Readonly<Record<'first' | 'add' | 'remove', string>>;
  /** The entry that the add button adds. */
  readonly blank: Entry;
  readonly children: (tokens: Tokens<Entry>) => ReactNode;
}

/** Clauses of one kind, each of which can be changed or removed; a new record keeps at least one. */
export function ClausesInput<Entry>({ label, hint, words, blank, row, children, ...field }: Props<Entry>) {
  const { value, onChange, onBlur, error, disabled } = field;
  const t = useLoyaltyMessages();
  const least = row ? 0 : 1;
  return (
    <SentenceGroup
      label={label}
      hint={hint}
      error={error}
      addLabel={words.add}
      onAdd={disabled ? undefined : () => onChange([...value, blank])}
    >
      {value.map((entry, place) => (
        <Clause
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name than their place.
          key={place}
          word={place === 0 ? words.first : t('word.and')}
          removeLabel={words.remove}
          onRemove={disabled || value.length <= least ? undefined : () => onChange(without(value, place))}
        >
          {children({
            ...{ entry, onBlur, disabled },
            isChecked: error !== undefined,
            onChange: (changed) => onChange(withEntry(value, place, changed)),
          })}
        </Clause>
      ))}
    </SentenceGroup>
  );
}
