import { useState } from 'react';
import { CopyDialog } from '../copy/CopyDialog.tsx';
import { CostMeter } from '../cost/CostMeter.tsx';
import { useSandboxMessages } from '../messages.ts';
import { stop, useRun } from '../run/runs.ts';
import { useRunActive } from '../run/useRunActive.ts';
import { SaveDialog } from '../saved/SaveDialog.tsx';
import { edit, nameOf, namesIn, useActiveTab } from '../tabs.ts';
import { useEditActions } from '../useEditActions.ts';
import css from './layout.module.css';
import { Tool } from './Tool.tsx';

/** The actions for the open operation, and its cost. */
export function Toolbar() {
  const t = useSandboxMessages();
  const tab = useActiveTab();
  const isRunning = Boolean(useRun(tab.id)?.under);
  const runActive = useRunActive();
  const { prettify, merge, copy } = useEditActions();
  const names = namesIn(tab.query);
  return (
    <div className={css.toolbar} role="toolbar" aria-label={t('toolbar.title')}>
      <button type="button" className={css.run} onClick={() => (isRunning ? stop(tab.id) : runActive())}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isRunning ? 'M6 6h12v12H6z' : 'M7 4.5v15l12-7.5-12-7.5Z'} />
        </svg>
        {t(isRunning ? 'toolbar.stop' : 'toolbar.run')}
      </button>
      {names.length > 1 && (
        <select
          aria-label={t('toolbar.which')}
          value={nameOf(tab) ?? ''}
          onChange={({ target }) => edit({ operationName: target.value })}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
      <SaveButton />
      <Tool label={t('toolbar.prettify')} onClick={prettify}>
        <path d="M4 5h16M4 10h9M4 15h16M4 20h9" />
      </Tool>
      <Tool label={t('toolbar.merge')} onClick={merge}>
        <path d="M6 3v5c0 4 6 4 6 8v5M18 3v5c0 4-6 4-6 8M9 18l3 3 3-3" />
      </Tool>
      <Tool label={t('toolbar.copy')} onClick={copy}>
        <path d="M9 9h11v12H9zM5 15H4V3h11v2" />
      </Tool>
      <CopyButton />
      <CostMeter />
    </div>
  );
}

/** The copy button of the editor's toolbar. */
function CopyButton() {
  const t = useSandboxMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tool label={t('copy.as')} onClick={() => setOpen(true)}>
        <path d="m4 6 6 6-6 6M12 18h8" />
      </Tool>
      {open && <CopyDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Saves the open operation in this browser. */
function SaveButton() {
  const t = useSandboxMessages();
  const [open, setOpen] = useState(false);
  const tab = useActiveTab();
  return (
    <>
      <Tool label={t('saved.save')} onClick={() => setOpen(true)}>
        <path d="M6 3h12v18l-6-4.5L6 21V3Z" />
      </Tool>
      {open && (
        <SaveDialog
          name={nameOf(tab) ?? ''}
          query={tab.query}
          variables={tab.variables}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
