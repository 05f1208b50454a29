import { useAppMessages } from '../app/messages.ts';
import css from '../app/plain.module.css';
import { reloadPage } from '../app/reloadPage.ts';

/** Replaces a page that could not be drawn. */
export function BrokenPage({ error }: { readonly error: unknown }) {
  const t = useAppMessages();
  const kind = isChunkMissing(error) ? 'chunk' : 'error';
  return (
    <div role="alert" className={css.middle}>
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.message`)}</p>
      <div className={css.row}>
        <button type="button" className={css.primary} onClick={reloadPage}>
          {t(`${kind}.retry`)}
        </button>
        <a className={css.button} href="/">
          {t('error.home')}
        </a>
      </div>
    </div>
  );
}

/** Whether a chunk of the page no longer exists, as after a deploy; browsers word that error differently. */
export function isChunkMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script|unable to preload css/i.test(error.message);
}
