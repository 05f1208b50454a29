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
  const [wanted, setWanted] = useState<(typeof KINDS)[number] | null>('variables');
  const active = useActiveOperation();
  const { fault } = useActiveVariables();
  const places = useMemo(() => (active ? uploadPlaces(active) : []), [active]);
  const kinds = places.length > 0 ? KINDS : KINDS.slice(0, 2);
  const shown = wanted === 'files' && places.length === 0 ? 'variables' : wanted;
  return (
    <section className={css.inputs} aria-label={t('inputs.title')} data-open={shown !== null}>
      <div className={css.kinds}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-expanded={shown === kind}
            onClick={() => setWanted(shown === kind ? null : kind)}
          >
            {t(`inputs.${kind}`)}
          </button>
        ))}
      </div>
      <div className={css.input} hidden={shown !== 'variables'}>
        <VariableEditor aria-label={t('inputs.variables')} role="group" />
      </div>
      <div className={css.input} hidden={shown !== 'headers'}>
        <HeaderEditor aria-label={t('inputs.headers')} role="group" />
      </div>
      {shown === 'files' && (
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
