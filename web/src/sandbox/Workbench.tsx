import 'graphiql/setup-workers/vite';
import '@graphiql/react/font/fira-code.css';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './workbench.css';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useMemo } from 'react';
import { CopyButton } from './copy/CopyButton.tsx';
import { CostMeter } from './cost/CostMeter.tsx';
import { EDITOR_THEMES, EditorTheme } from './EditorTheme.tsx';
import { ExamplesIcon } from './ExamplesIcon.tsx';
import { ExamplesPanel } from './ExamplesPanel.tsx';
import { useSandboxMessages } from './messages.ts';
import { ActiveTab } from './run/ActiveTab.tsx';
import { fetchForEditor } from './run/fetchForEditor.ts';
import { RunPanel } from './run/RunPanel.tsx';
import css from './sandbox.module.css';
import { useContract } from './useContract.ts';
import type { SandboxTheme } from './useSandboxTheme.ts';

const WELCOME = `# Ctrl-Enter runs, Ctrl-Space completes, Shift-Ctrl-P makes it pretty.
query Hello {
  viewer {
    firstname
    role {
      name
    }
  }
}
`;

interface Props {
  readonly theme: SandboxTheme;
  /** Changes with whoever works here. */
  readonly identity: string;
}

/** The editor with our own parts in it: examples, cost, copying, and what a run did. */
export function Workbench({ theme, identity }: Props) {
  const t = useSandboxMessages();
  const { schema, failed, retry } = useContract(identity);
  const title = t('examples.title');
  const plugins = useMemo(() => {
    const examples = { title, icon: ExamplesIcon, content: ExamplesPanel };
    return [examples, HISTORY_PLUGIN];
  }, [title]);
  return (
    <>
      {failed && (
        <p role="alert" className={css.contractFailed}>
          {t('contract.failed')}
          <button type="button" onClick={retry}>
            {t('contract.retry')}
          </button>
        </p>
      )}
      <GraphiQL
        className={css.editor}
        fetcher={fetchForEditor}
        schema={schema}
        plugins={plugins}
        visiblePlugin={plugins[0]}
        forcedTheme={theme}
        editorTheme={EDITOR_THEMES}
        defaultQuery={WELCOME}
        defaultEditorToolsVisibility="variables"
        shouldPersistHeaders={false}
        showPersistHeadersSettings={false}
      >
        <GraphiQL.Logo>
          <CostMeter />
        </GraphiQL.Logo>
        <GraphiQL.Toolbar>
          {({ prettify, merge, copy }) => (
            <>
              {prettify}
              {merge}
              {copy}
              <CopyButton />
            </>
          )}
        </GraphiQL.Toolbar>
        <GraphiQL.Footer>
          <RunPanel />
        </GraphiQL.Footer>
        <ActiveTab />
        <EditorTheme theme={theme} />
      </GraphiQL>
    </>
  );
}
