import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { CodeEditor } from '../../editor/CodeEditor.tsx';
import { graphqlText } from '../../editor/graphqlText.ts';
import { Segments } from '../../ui/Segments.tsx';
import { Answer } from '../answer/Answer.tsx';
import { FieldsPanel } from '../build/FieldsPanel.tsx';
import { useSchema } from '../contract.ts';
import { DocsPanel } from '../docs/DocsPanel.tsx';
import { ExamplesPanel } from '../ExamplesPanel.tsx';
import { useSandboxMessages } from '../messages.ts';
import { useRun } from '../run/runs.ts';
import { SavedPanel } from '../saved/SavedPanel.tsx';
import { edit, useActiveTab } from '../tabs.ts';
import { useEditorKeys } from '../useEditorKeys.ts';
import { Inputs } from './Inputs.tsx';
import css from './layout.module.css';
import { OpenTabs } from './OpenTabs.tsx';
import { PANES, type Pane, PaneContext } from './panes.ts';
import { Toolbar } from './Toolbar.tsx';

/** The fields, the operation and its answer: side by side, or one at a time where there is no room. */
export function Panes() {
  const t = useSandboxMessages();
  const [pane, setPane] = useState<Pane>('operation');
  const isRunning = Boolean(useRun(useActiveTab().id)?.under);
  const panes = useMemo(() => ({ pane, show: setPane }), [pane]);
  useEffect(() => {
    if (isRunning) setPane('answer');
  }, [isRunning]);
  return (
    <PaneContext value={panes}>
      <div className={css.panes} data-pane={pane}>
        <div className={css.switch}>
          <Segments
            isWide
            label={t('panes.title')}
            segments={PANES.map((one) => ({ value: one, label: t(`panes.${one}`) }))}
            value={pane}
            onChange={setPane}
          />
        </div>
        <aside className={css.library} aria-label={t('panes.library')}>
          <Library />
        </aside>
        <section className={css.operation} aria-label={t('panes.operation')}>
          <OpenTabs />
          <Toolbar />
          <OperationText />
          <Inputs />
        </section>
        <section className={css.answer} aria-label={t('panes.answer')}>
          <Answer />
        </section>
      </div>
    </PaneContext>
  );
}

/** The text of the open operation. */
function OperationText() {
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

const SHELVES = { examples: ExamplesPanel, fields: FieldsPanel, docs: DocsPanel, saved: SavedPanel } as const;
type Shelf = keyof typeof SHELVES;

/** Examples, all fields, their meaning, and saved operations. */
function Library() {
  const t = useSandboxMessages();
  const [shelf, setShelf] = useState<Shelf>('examples');
  const Content: ComponentType = SHELVES[shelf];
  return (
    <>
      <div className={css.shelves}>
        <Segments
          isWide
          label={t('panes.library')}
          segments={(Object.keys(SHELVES) as Shelf[]).map((one) => ({ value: one, label: t(`shelf.${one}`) }))}
          value={shelf}
          onChange={setShelf}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard. */}
      <section className={css.shelf} tabIndex={0} aria-label={t(`shelf.${shelf}`)}>
        <Content />
      </section>
    </>
  );
}
