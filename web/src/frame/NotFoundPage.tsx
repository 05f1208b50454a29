import { Link } from 'react-router-dom';
import { useAppMessages } from '../app/messages.ts';
import css from '../app/plain.module.css';

export function NotFoundPage() {
  const t = useAppMessages();
  return (
    <div className={css.middle}>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.message')}</p>
      <Link className={css.primary} to="/">
        {t('error.home')}
      </Link>
    </div>
  );
}
