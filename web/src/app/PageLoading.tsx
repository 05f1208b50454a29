import { useAppMessages } from './messages.ts';
import css from './plain.module.css';

/** Displayed while the chunk of a page is loaded. */
export function PageLoading() {
  const t = useAppMessages();
  return <div role="progressbar" aria-label={t('page.loading')} className={css.loading} />;
}
