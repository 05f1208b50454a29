import { fieldPaths } from '@taem/domain/contract/operationText.ts';
import { readOperation, toggleOperationField } from '@taem/domain/contract/toggleOperationField.ts';
import { type GraphQLSchema, OperationTypeNode } from 'graphql';
import { useMemo, useState } from 'react';
import { FieldTree, type TreeField } from '../../editor/FieldTree.tsx';
import { type FieldNode, fieldsOf } from '../../editor/fields.ts';
import { Segments } from '../../ui/Segments.tsx';
import { useSchema } from '../contract.ts';
import docs from '../docs/docs.module.css';
import { useSandboxMessages } from '../messages.ts';
import { activeTab, edit, nameOf, open, useActiveTab } from '../tabs.ts';
import css from './build.module.css';
import { withFirstValues } from './withFirstValues.ts';

const KINDS = [OperationTypeNode.QUERY, OperationTypeNode.MUTATION] as const;

/** All fields as a tree of checkboxes: ticking one extends the open operation, whose text determines what is ticked. */
export function FieldsPanel() {
  const t = useSandboxMessages();
  const schema = useSchema();
  const tab = useActiveTab();
  const { query: text } = tab;
  const operationName = nameOf(tab);
  const read = useMemo(() => readOperation(text, operationName) ?? readOperation(text, null), [text, operationName]);
  const [chosenKind, setChosenKind] = useState<OperationTypeNode | null>(null);
  const [search, setSearch] = useState('');
  const own = read?.operation.operation;
  const kind = chosenKind ?? (own === OperationTypeNode.MUTATION ? own : OperationTypeNode.QUERY);
  const ticked = useMemo(() => (read && own === kind ? fieldPaths(read) : new Set<string>()), [read, own, kind]);
  const fields = useMemo(() => (schema ? fieldNodes(schema, kind, search) : []), [schema, kind, search]);
  if (!schema) return <p className={docs.hint}>{t('docs.loading')}</p>;
  const isUnreadable = text.trim() !== '' && !read;

  const toggle = (path: readonly string[]) => {
    const name = read?.operation.name?.value ?? null;
    const now = toggleOperationField({ schema, text, operationName: name }, kind, path);
    if (now !== null) {
      edit({ query: now, variables: withFirstValues(schema, now, activeTab().variables) });
      return;
    }
    // A query cannot contain a mutation, so that opens in a new tab.
    const begun = toggleOperationField({ schema, text: '', operationName: null }, kind, path);
    if (begun !== null) open({ query: begun, variables: withFirstValues(schema, begun, '') });
  };
  return (
    <div className={css.fields}>
      <Segments
        isWide
        label={t('build.kind')}
        segments={KINDS.map((one) => ({ value: one, label: t(`build.${one}`) }))}
        value={kind}
        onChange={setChosenKind}
      />
      {isUnreadable && <p className={docs.hint}>{t('build.unreadable')}</p>}
      <FieldTree
        key={kind}
        label={t('build.search')}
        {...{ search, fields, ticked }}
        onSearch={setSearch}
        disabled={isUnreadable}
        onToggle={toggle}
      />
    </div>
  );
}

/** Returns the fields of a kind of operation; with a search only those whose name or description has all its words. */
function fieldNodes(schema: GraphQLSchema, kind: OperationTypeNode, search: string): TreeField[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const root = schema.getRootType(kind);
  const fits = ({ name, description }: FieldNode) => {
    const text = `${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return root ? fieldsOf(root).filter(fits).map(nodeOf) : [];
}

const nodeOf = ({ path, name, written, description, type }: FieldNode): TreeField => ({
  path,
  word: name,
  about: description || written,
  more: `${written}\n${description}`,
  below: type && (() => fieldsOf(type, path).map(nodeOf)),
});
