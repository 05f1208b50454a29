import { CopyIcon, MergeIcon, PrettifyIcon, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { CopyButton } from '../copy/CopyButton.tsx';
import { CostMeter } from '../cost/CostMeter.tsx';
import { useSandboxMessages } from '../messages.ts';
import { SaveButton } from '../saved/SaveButton.tsx';
import css from './layout.module.css';
import { Tool } from './Tool.tsx';

/** What is done with the open operation, and what it will cost. */
export function Toolbar() {
  const t = useSandboxMessages();
  const { run, stop, copyQuery, mergeQuery, prettifyEditors, setOperationName } = useGraphiQLActions();
  const { operations, operationName, isFetching, isReady } = useGraphiQL((state) => ({
    operations: state.operations,
    operationName: state.operationName,
    isFetching: state.isFetching,
    isReady: Boolean(state.queryEditor && state.responseEditor),
  }));
  const names = (operations ?? []).flatMap(({ name }) => (name ? [name.value] : []));
  return (
    <div className={css.toolbar} role="toolbar" aria-label={t('toolbar.title')}>
      <button type="button" className={css.run} disabled={!isReady} onClick={() => (isFetching ? stop() : run())}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isFetching ? 'M6 6h12v12H6z' : 'M7 4.5v15l12-7.5-12-7.5Z'} />
        </svg>
        {t(isFetching ? 'toolbar.stop' : 'toolbar.run')}
      </button>
      {names.length > 1 && (
        <select
          aria-label={t('toolbar.which')}
          value={operationName ?? ''}
          onChange={({ target }) => setOperationName(target.value)}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
      <SaveButton />
      <Tool label={t('toolbar.prettify')} onClick={() => void prettifyEditors()}>
        <PrettifyIcon aria-hidden="true" />
      </Tool>
      <Tool label={t('toolbar.merge')} onClick={mergeQuery}>
        <MergeIcon aria-hidden="true" />
      </Tool>
      <Tool label={t('toolbar.copy')} onClick={() => void copyQuery()}>
        <CopyIcon aria-hidden="true" />
      </Tool>
      <CopyButton />
      <CostMeter />
    </div>
  );
}
