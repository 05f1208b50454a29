import { useAppMessages } from './messages.ts';
import css from './plain.module.css';

/** While the chunk of a page is on its way. */
export function PageLoading() {
  const t = useAppMessages();
  return <div role="progressbar" aria-label={t('page.loading')} className={css.loading} />;
}
