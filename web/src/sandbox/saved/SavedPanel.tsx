import { useRef, useState } from 'react';
import plain from '../../app/plain.module.css';
import { saveFile } from '../../app/saveFile.ts';
import css from '../examples.module.css';
import { useSandboxMessages } from '../messages.ts';
import { useOpenOperation } from '../useOpenOperation.ts';
import {
  keepOperation,
  removeOperation,
  type SavedOperation,
  takeOperations,
  useSavedOperations,
  writeOperations,
} from './savedOperations.ts';

const MAX_BYTES = 2_000_000;

/** The operations saved in this browser, by collection; all of them can be exported and imported as one file. */
export function SavedPanel() {
  const t = useSandboxMessages();
  const saved = useSavedOperations();
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<SavedOperation | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const open = useOpenOperation();
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      const found = file.size <= MAX_BYTES ? takeOperations(await file.text()) : null;
      setSaid(found ? t('saved.taken', { count: found.taken, known: found.existing }) : t('saved.foreign'));
    } catch {
      setSaid(t('saved.refused'));
    }
  };
  const collections = [...new Set(saved.map(({ collection }) => collection))];
  return (
    <div className={css.panel}>
      <h2>{t('saved.title')}</h2>
      <p className={css.hint}>{t(saved.length === 0 ? 'saved.none' : 'saved.where')}</p>
      <div className={css.actions}>
        <input
          ref={field}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t('saved.import')}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <button type="button" className={plain.button} onClick={() => field.current?.click()}>
          {t('saved.import')}
        </button>
        <button
          type="button"
          className={plain.button}
          disabled={saved.length === 0}
          onClick={() =>
            saveFile(new Blob([writeOperations(saved)], { type: 'application/json' }), 'taem-sandbox-operations.json')
          }
        >
          {t('saved.export')}
        </button>
      </div>
      <p className={css.hint} role="status">
        {removed ? (
          <>
            {t('saved.removed', { name: removed.name })}{' '}
            <button
              type="button"
              className={css.word}
              onClick={() => {
                keepOperation(removed);
                setRemoved(null);
              }}
            >
              {t('saved.undo')}
            </button>
          </>
        ) : (
          said
        )}
      </p>
      {collections.map((collection) => (
        <div key={collection}>
          <h3>{collection}</h3>
          <ul aria-label={collection}>
            {saved
              .filter((one) => one.collection === collection)
              .map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    className={css.open}
                    onClick={() => open({ query: one.query, variables: one.variables })}
                  >
                    <b>{one.name}</b>
                  </button>
                  <button
                    type="button"
                    className={css.run}
                    aria-label={t('saved.remove', { name: one.name })}
                    title={t('saved.remove', { name: one.name })}
                    onClick={() => {
                      removeOperation(one.id);
                      setSaid('');
                      setRemoved(one);
                    }}
                  >
                    ×
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
