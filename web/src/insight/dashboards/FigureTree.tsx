import { fieldWord } from '@taem/domain/insight/dashboards/columnWords.ts';
import { fieldAbout } from '@taem/domain/insight/dashboards/fieldAbout.ts';
import { foldSearch } from '@taem/domain/reading/foldSearch.ts';
import type { GraphQLSchema } from 'graphql';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import type { Language } from '../../app/language.ts';
import { FieldTree, type TreeField } from '../../editor/FieldTree.tsx';
import type { FieldNode } from '../../editor/fields.ts';
import { fieldsBelow, findFields, rootFields } from './fieldTree.ts';
import { useDashboardMessages } from './messages.ts';

interface Props {
  readonly schema: GraphQLSchema;
  /** The fields that the document selects, as names from the root separated by dots. */
  readonly ticked: ReadonlySet<string>;
  /** Whether ticking is disabled because the text cannot be parsed. */
  readonly disabled: boolean;
  readonly onToggle: (path: readonly string[]) => void;
}

const folded = new Map<string, string>();
/** Folds a word for searching; cached, because there are thousands and they never change. */
function fold(word: string): string {
  const found = folded.get(word) ?? foldSearch(word);
  folded.set(word, found);
  return found;
}

/** All figures as a tree of checkboxes; the text determines what is ticked. */
export function FigureTree({ schema, ticked, disabled, onToggle }: Props) {
  const t = useDashboardMessages();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const text = foldSearch(useDeferredValue(search));
  const found = useMemo(() => {
    if (text.length < 2) return null;
    const find = (texts: (field: FieldNode) => (string | null | undefined)[]) =>
      findFields(schema, (field) => texts(field).some((word) => word && fold(word).includes(text)));
    const named = find(({ name, of }) => [name, fieldWord(name, 'th', of), fieldWord(name, 'en', of)]);
    // A figure that people call by another word is found through its description.
    return named.length > 0 ? named : find(({ name, of, description }) => [fieldAbout(of, name), description]);
  }, [schema, text]);
  const fields = useMemo(
    () => (found ?? rootFields(schema)).map((field) => nodeOf(field, language, found !== null)),
    [schema, found, language],
  );
  return (
    <nav aria-label={t('tree.title')}>
      <FieldTree
        label={t('tree.search')}
        {...{ search, fields, ticked, disabled, onToggle }}
        onSearch={setSearch}
        isOpen={found === null}
      />
    </nav>
  );
}

/** Returns what a field is, without its source and the other details of its description. */
const shortOf = (description: string) => /^(?:`[^`]*`|[^:;(.`]|\.(?!\s|$))*/.exec(description)?.[0].trim() ?? '';

/** Returns the tree node of a field. `isWhole`: with the names of the fields above it, as a search result stands alone. */
function nodeOf(field: FieldNode, language: Language, isWhole: boolean): TreeField {
  const { name, of, path, description, type } = field;
  const about =
    language === 'th' ? [name, fieldAbout(of, name)].filter(Boolean).join(' · ') : shortOf(description) || name;
  const above = isWhole ? path.slice(1, -1).map((one) => fieldWord(one, language)) : [];
  return {
    path,
    word: [...above, fieldWord(name, language, of)].join(' › '),
    about,
    ...(language === 'en' && { more: description }),
    below: type && (() => fieldsBelow(field).map((one) => nodeOf(one, language, false))),
  };
}
