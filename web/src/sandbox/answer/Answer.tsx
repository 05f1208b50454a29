import { ResponseEditor, useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { useSandboxMessages } from '../messages.ts';
import { RunPanel } from '../run/RunPanel.tsx';
import { useActiveRun } from '../run/useActiveRun.ts';
import { useActiveVariables } from '../useActiveOperation.ts';
import { AnswerTables } from './AnswerTables.tsx';
import css from './answer.module.css';

const VIEWS = ['json', 'table', 'chart'] as const;

/** What came of the open operation, as it came, as a table or as bars; and what the run took. */
export function Answer() {
  const t = useSandboxMessages();
  const isFetching = useGraphiQL((state) => state.isFetching);
  const found = useActiveRun();
  const { fault } = useActiveVariables();
  const [view, setView] = useState<(typeof VIEWS)[number]>('json');
  const hasRun = Boolean(found?.run);
  return (
    <>
      <div className={css.head}>
        <h2>{t('answer.title')}</h2>
        <fieldset className={css.views} aria-label={t('answer.as')}>
          {VIEWS.map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
              {t(`answer.${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={css.body} aria-busy={isFetching}>
        {/* It stays where it is: the editor writes into it. */}
        <ResponseEditor
          aria-label={t('answer.title')}
          className={hasRun && view === 'json' ? undefined : css.hidden}
          aria-hidden={!hasRun || view !== 'json'}
        />
        {isFetching ? (
          <p className={css.nothing} role="status">
            {t('run.underWay')}
          </p>
        ) : found?.run ? (
          view !== 'json' && <AnswerTables data={found.run.body.data} view={view} />
        ) : found ? (
          <p className={css.away} role="alert">
            {t('run.away')}
          </p>
        ) : fault ? (
          <p className={css.away}>{t('variables.fault', { fault })}</p>
        ) : (
          <p className={css.nothing}>{t('run.empty')}</p>
        )}
      </div>
      <RunPanel />
    </>
  );
}
