import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { useState } from 'react';
import { CodeEditor } from '../../editor/CodeEditor.tsx';
import { JSON_READ } from '../../editor/jsonText.ts';
import { Segments } from '../../ui/Segments.tsx';
import { useSandboxMessages } from '../messages.ts';
import type { Run } from '../run/Run.ts';
import { RunPanel } from '../run/RunPanel.tsx';
import { faultOf, useRun } from '../run/runs.ts';
import { useActiveTab } from '../tabs.ts';
import { useEditorKeys } from '../useEditorKeys.ts';
import { AnswerTables } from './AnswerTables.tsx';
import css from './answer.module.css';

const VIEWS = ['json', 'table', 'chart'] as const;

/** The answer of the open operation, as text, as a table or as bars, and the cost of the run. */
export function Answer() {
  const t = useSandboxMessages();
  const tab = useActiveTab();
  const found = useRun(tab.id);
  const fault = faultOf(tab);
  const keys = useEditorKeys();
  const [view, setView] = useState<(typeof VIEWS)[number]>('json');
  return (
    <>
      <div className={css.head}>
        <h2>{t('answer.title')}</h2>
        <Segments
          label={t('answer.as')}
          segments={VIEWS.map((one) => ({ value: one, label: t(`answer.${one}`) }))}
          value={view}
          onChange={setView}
        />
      </div>
      <div className={css.body} aria-busy={Boolean(found?.under)}>
        {found?.under ? (
          <p className={css.nothing} role="status">
            {t('run.underWay')}
          </p>
        ) : found?.run && view === 'json' ? (
          <CodeEditor
            className={css.text}
            text={answerText(found.run)}
            label={t('answer.title')}
            language={ANSWER_TEXT}
            keys={keys}
          />
        ) : found?.run && view !== 'json' ? (
          <AnswerTables data={found.run.body.data} view={view} />
        ) : found ? (
          <p className={css.away} role="alert">
            {t('run.away')}
          </p>
        ) : fault ? (
          <p className={css.away}>{t(`${fault.of}.fault`, { fault: fault.fault })}</p>
        ) : (
          <p className={css.nothing}>{t('run.empty')}</p>
        )}
      </div>
      <RunPanel />
    </>
  );
}

/** Returns the answer that any client gets; the cost of the run is displayed below it. */
function answerText({ body }: Run): string {
  const { extensions, ...answer } = body;
  const { cost: _cost, upstream: _upstream, ...others } = extensions ?? {};
  return JSON.stringify(Object.keys(others).length > 0 ? { ...answer, extensions: others } : answer, null, 2);
}

const PICTURE = /"(\/[^"\s]+\.(?:bmp|gif|jpe?g|png|svg|webp))"/g;

/** JSON; the picture of an address is displayed while the pointer is over it. */
const ANSWER_TEXT: Extension = [
  JSON_READ,
  hoverTooltip(({ state }, at) => {
    const { from, text } = state.doc.lineAt(at);
    const found = [...text.matchAll(PICTURE)].find(
      ({ index, 0: match }) => from + index <= at && at <= from + index + match.length,
    );
    if (!found) return null;
    const create = () => {
      const dom = document.createElement('img');
      dom.src = found[1] ?? '';
      dom.alt = '';
      dom.style.maxWidth = '200px';
      return { dom };
    };
    return { pos: from + found.index, end: from + found.index + found[0].length, above: true, create };
  }),
];
