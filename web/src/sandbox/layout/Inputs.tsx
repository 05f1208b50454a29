import { HeaderEditor, VariableEditor } from '@graphiql/react';
import { useMemo, useState } from 'react';
import { FileFields } from '../files/FileFields.tsx';
import { uploadPlaces } from '../files/uploadPlaces.ts';
import { useSandboxMessages } from '../messages.ts';
import { useActiveOperation, useActiveVariables } from '../useActiveOperation.ts';
import css from './layout.module.css';

const KINDS = ['variables', 'headers', 'files'] as const;

/** What the open operation is sent with: variables, headers, and files where it takes one. */
export function Inputs() {
  const t = useSandboxMessages();
  const [chosen, setChosen] = useState<(typeof KINDS)[number] | null>('variables');
  const active = useActiveOperation();
  const { fault } = useActiveVariables();
  const places = useMemo(() => (active ? uploadPlaces(active) : []), [active]);
  const kinds = places.length > 0 ? KINDS : KINDS.slice(0, 2);
  const visible = chosen === 'files' && places.length === 0 ? 'variables' : chosen;
  return (
    <section className={css.inputs} aria-label={t('inputs.title')} data-open={visible !== null}>
      <div className={css.kinds}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-expanded={visible === kind}
            onClick={() => setChosen(visible === kind ? null : kind)}
          >
            {t(`inputs.${kind}`)}
          </button>
        ))}
      </div>
      <div className={css.input} hidden={visible !== 'variables'}>
        <VariableEditor aria-label={t('inputs.variables')} role="group" />
      </div>
      <div className={css.input} hidden={visible !== 'headers'}>
        <HeaderEditor aria-label={t('inputs.headers')} role="group" />
      </div>
      {visible === 'files' && (
        <div className={css.input}>
          <FileFields places={places} />
        </div>
      )}
      {fault && (
        <p className={css.fault} role="status">
          {t('variables.fault', { fault })}
        </p>
      )}
    </section>
  );
}
