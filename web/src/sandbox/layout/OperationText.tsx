import { QueryEditor, useMonaco } from '@graphiql/react';
import { PageLoading } from '../../app/PageLoading.tsx';
import { useSandboxMessages } from '../messages.ts';
import css from './layout.module.css';

/** The text of the open operation. */
export function OperationText() {
  const t = useSandboxMessages();
  const isLoaded = useMonaco((state) => Boolean(state.monaco));
  return (
    <section className={css.text} aria-label={t('operation.text')}>
      {isLoaded ? <QueryEditor /> : <PageLoading />}
    </section>
  );
}
