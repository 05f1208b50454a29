import { type MonacoEditor, useGraphiQL } from '@graphiql/react';
import { fieldPaths } from '@taem/domain/contract/operationText.ts';
import { readOperation, toggleOperationField } from '@taem/domain/contract/toggleOperationField.ts';
import { OperationTypeNode } from 'graphql';
import { useMemo, useState } from 'react';
import { TickTree } from '../../ui/TickTree.tsx';
import docs from '../docs/docs.module.css';
import { useSandboxMessages } from '../messages.ts';
import { useOpenOperation } from '../useOpenOperation.ts';
import css from './build.module.css';
import { fieldNodes } from './fieldNodes.ts';
import { withFirstValues } from './withFirstValues.ts';

/** As if it had been typed: the editor's own way back leads back. */
function rewrite(editor: MonacoEditor | undefined, text: string): void {
  const model = editor?.getModel();
  if (!editor || !model || model.getValue() === text) return;
  editor.pushUndoStop();
  editor.executeEdits('fields', [{ range: model.getFullModelRange(), text }]);
  editor.pushUndoStop();
}

const KINDS = [OperationTypeNode.QUERY, OperationTypeNode.MUTATION] as const;

/** All fields, as a tree to tick: a tick extends the open operation, and its text decides what is ticked. */
export function FieldsPanel() {
  const t = useSandboxMessages();
  const { open, ready } = useOpenOperation();
  const { schema, text, operationName, queryEditor, variableEditor } = useGraphiQL((state) => ({
    schema: state.schema,
    text: state.tabs[state.activeTabIndex]?.query ?? '',
    operationName: state.operationName ?? null,
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
  }));
  const read = useMemo(() => readOperation(text, operationName) ?? readOperation(text, null), [text, operationName]);
  const [chosenKind, setChosenKind] = useState<OperationTypeNode | null>(null);
  const [search, setSearch] = useState('');
  const own = read?.operation.operation;
  const kind = chosenKind ?? (own === OperationTypeNode.MUTATION ? own : OperationTypeNode.QUERY);
  const ticked = useMemo(() => (read && own === kind ? fieldPaths(read) : new Set<string>()), [read, own, kind]);
  const nodes = useMemo(() => (schema ? fieldNodes(schema, kind, search) : []), [schema, kind, search]);
  if (!schema) return <p className={docs.hint}>{t('docs.loading')}</p>;
  const isUnreadable = text.trim() !== '' && !read;

  const toggle = (path: readonly string[]) => {
    const name = read?.operation.name?.value ?? null;
    const now = toggleOperationField({ schema, text, operationName: name }, kind, path);
    if (now !== null) {
      rewrite(queryEditor, now);
      if (variableEditor) rewrite(variableEditor, withFirstValues(schema, now, variableEditor.getValue()));
      return;
    }
    // A query cannot have a mutation in it: it begins beside it.
    const begun = toggleOperationField({ schema, text: '', operationName: null }, kind, path);
    if (begun !== null) open({ query: begun, variables: withFirstValues(schema, begun, ''), stays: true });
  };
  return (
    <section className={css.fields} aria-label={t('shelf.fields')}>
      <fieldset className={css.kinds} aria-label={t('build.kind')}>
        {KINDS.map((one) => (
          <button key={one} type="button" aria-pressed={one === kind} onClick={() => setChosenKind(one)}>
            {t(`build.${one}`)}
          </button>
        ))}
      </fieldset>
      <div className={docs.docs}>
        <input
          type="search"
          value={search}
          placeholder={t('build.search')}
          aria-label={t('build.search')}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {isUnreadable && <p className={docs.hint}>{t('build.unreadable')}</p>}
      <TickTree
        key={kind}
        nodes={nodes}
        ticked={ticked}
        disabled={isUnreadable || !ready}
        words={{ open: (field) => t('build.open', { field }), close: (field) => t('build.close', { field }) }}
        onToggle={toggle}
      />
      {nodes.length === 0 && <p className={docs.hint}>{t('docs.none')}</p>}
    </section>
  );
}
