import { useMemo } from 'react';
import { CodeEditor } from '../../editor/CodeEditor.tsx';
import { graphqlText } from '../../editor/graphqlText.ts';
import { useSchema } from '../contract.ts';
import { useSandboxMessages } from '../messages.ts';
import { edit, useActiveTab } from '../tabs.ts';
import { useEditorKeys } from '../useEditorKeys.ts';
import css from './layout.module.css';

/** The text of the open operation. */
export function OperationText() {
  const t = useSandboxMessages();
  const schema = useSchema();
  const language = useMemo(() => graphqlText(schema), [schema]);
  const { id, query } = useActiveTab();
  return (
    <section className={css.text} aria-label={t('operation.text')}>
      <CodeEditor
        key={id}
        text={query}
        label={t('operation.editor')}
        language={language}
        keys={useEditorKeys()}
        indents
        onChange={(now) => edit({ query: now })}
      />
    </section>
  );
}
