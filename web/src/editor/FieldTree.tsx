import { useId, useState } from 'react';
import { codeParts } from './codeParts.ts';
import { Described } from './Described.tsx';
import css from './fieldTree.module.css';
import { useEditorMessages } from './messages.ts';
import { SearchInput } from './SearchInput.tsx';

/** A field that can be ticked, with the fields below it. */
export interface TreeField {
  readonly path: readonly string[];
  /** Its name for reading. */
  readonly word: string;
  /** A description on one line below it; `more` is the full text while the pointer is over it. */
  readonly about: string;
  readonly more?: string;
  /** Called only when it is opened: the tree may be cyclic. */
  readonly below: (() => readonly TreeField[]) | null;
}

interface LineProps {
  /** Paths joined by dots. */
  readonly ticked: ReadonlySet<string>;
  /** Whether ticking is disabled because the text cannot be parsed. */
  readonly disabled: boolean;
  readonly onToggle: (path: readonly string[]) => void;
  /** Whether the outermost fields are open. */
  readonly isOpen?: boolean;
}

interface Props extends LineProps {
  /** Label of the search above the tree. */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly fields: readonly TreeField[];
}

/**
 * The fields of a contract as a tree of checkboxes, with a search above it; the parent determines the matches and the ticks.
 */
export function FieldTree({ label, search, onSearch, fields, ...line }: Props) {
  const t = useEditorMessages();
  const text = search.trim();
  return (
    <div>
      <SearchInput label={label} value={search} onSearch={onSearch} />
      <Fields
        // A new tree per state: matches start closed, all fields open.
        key={String(line.isOpen)}
        fields={fields}
        label={text === '' ? undefined : t('fields.found', { count: fields.length })}
        {...line}
      />
      {fields.length === 0 && <p role="status">{t('fields.none', { text })}</p>}
    </div>
  );
}

function Fields({
  fields,
  label,
  ...line
}: LineProps & { readonly fields: readonly TreeField[]; readonly label?: string | undefined }) {
  return (
    <ul className={css.tree} aria-label={label}>
      {fields.map((field) => (
        <Line key={field.path.join('.')} field={field} {...line} />
      ))}
    </ul>
  );
}

function Line({ field, isOpen = false, ...rest }: LineProps & { readonly field: TreeField }) {
  const t = useEditorMessages();
  const { ticked, disabled, onToggle } = rest;
  const { path, word, about, more, below } = field;
  const id = useId();
  const isTicked = ticked.has(path.join('.'));
  const [isExpanded, setExpanded] = useState(isOpen || (isTicked && path.length < 3));
  return (
    <li>
      <div className={css.line}>
        <label className={css.box}>
          <input
            type="checkbox"
            checked={isTicked}
            disabled={disabled}
            aria-describedby={`${id}-about`}
            onChange={() => onToggle(path)}
          />
          <span>{word}</span>
        </label>
        {below && (
          <button
            type="button"
            aria-expanded={isExpanded}
            aria-label={t(isExpanded ? 'fields.close' : 'fields.open', { field: word })}
            onClick={() => setExpanded(!isExpanded)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 9 6 6 6-6" />
            </svg>
          </button>
        )}
      </div>
      <p id={`${id}-about`} title={codeParts(more ?? about).join('')}>
        <Described text={about} />
      </p>
      {below && isExpanded && <Fields fields={below()} {...rest} />}
    </li>
  );
}
