import { useEffect } from 'react';
import { useSandboxMessages } from '../messages.ts';
import { useActiveTab } from '../tabs.ts';
import { chooseFile, useChosenFiles } from './chosenFiles.ts';
import css from './files.module.css';

/** A file field for each upload variable of the open operation. */
export function FileFields({ places }: { places: readonly string[] }) {
  const t = useSandboxMessages();
  const { id: tab } = useActiveTab();
  const chosen = useChosenFiles(tab);
  // A file whose variable the operation no longer has is not sent.
  useEffect(() => {
    for (const { path } of chosen) if (!places.includes(path)) chooseFile(tab, path, null);
  }, [tab, chosen, places]);
  return (
    <div className={css.fields}>
      {places.map((path) => {
        const file = chosen.find((one) => one.path === path)?.file;
        return (
          <div key={`${tab} ${path}`} className={css.field}>
            <label>
              <span>{t('files.of', { path })}</span>
              <input type="file" onChange={({ target }) => chooseFile(tab, path, target.files?.[0] ?? null)} />
            </label>
            {file && (
              <span>
                {file.name} · {(file.size / 1000).toFixed(1)} kB
                <button type="button" onClick={() => chooseFile(tab, path, null)}>
                  {t('files.remove')}
                </button>
              </span>
            )}
          </div>
        );
      })}
      <p>{t('files.hint')}</p>
    </div>
  );
}
