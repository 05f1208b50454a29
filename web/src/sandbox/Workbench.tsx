import '@graphiql/react/setup-workers/vite';
import '@graphiql/react/font/fira-code.css';
import '@graphiql/react/style.css';
import './workbench.css';
import { GraphiQLProvider } from '@graphiql/react';
import { useLayoutEffect, useMemo } from 'react';
import { EDITOR_THEMES, EditorTheme } from './EditorTheme.tsx';
import { type Identity, identityKey } from './identity/useIdentity.ts';
import { Panes } from './layout/Panes.tsx';
import { useSandboxMessages } from './messages.ts';
import { ActiveTab } from './run/ActiveTab.tsx';
import { fetchForEditor } from './run/fetchForEditor.ts';
import type { RanBy } from './run/Run.ts';
import { workAs } from './run/runs.ts';
import css from './sandbox.module.css';
import { useContract } from './useContract.ts';

interface Props {
  readonly identity: Identity;
}

/** The editors of an operation with all that is ours around them. */
export function Workbench({ identity }: Props) {
  const t = useSandboxMessages();
  const key = identityKey(identity);
  const { schema, failed, retry } = useContract(key);
  const { username: name, roleName, branchName } = identity;
  const by = useMemo((): RanBy => ({ key, name, roleName, branchName }), [key, name, roleName, branchName]);
  // Another user's answer is cleared before anything is painted for this one.
  useLayoutEffect(() => workAs(by), [by]);
  const fetcher = useMemo(() => fetchForEditor(by), [by]);
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
      <GraphiQLProvider
        fetcher={fetcher}
        schema={schema}
        editorTheme={EDITOR_THEMES}
        defaultQuery={t('welcome')}
        shouldPersistHeaders={false}
        referencePlugin={null}
      >
        <Panes />
        <ActiveTab />
        <EditorTheme />
      </GraphiQLProvider>
    </>
  );
}
