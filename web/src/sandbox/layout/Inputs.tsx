import { useMemo, useState } from 'react';
import { CodeEditor } from '../../editor/CodeEditor.tsx';
import { jsonText } from '../../editor/jsonText.ts';
import { useVariablesText } from '../../editor/useVariablesText.ts';
import { Segments } from '../../ui/Segments.tsx';
import { FileFields } from '../files/FileFields.tsx';
import { uploadPlaces } from '../files/uploadPlaces.ts';
import { useSandboxMessages } from '../messages.ts';
import { faultOf } from '../run/runs.ts';
import { edit, useActiveTab } from '../tabs.ts';
import { useActiveOperation } from '../useActiveOperation.ts';
import { useEditorKeys } from '../useEditorKeys.ts';
import css from './layout.module.css';

const KINDS = ['variables', 'headers', 'files'] as const;

/** The inputs of the open operation: variables, headers, and files if it accepts any. */
export function Inputs() {
  const t = useSandboxMessages();
  const [chosen, setChosen] = useState<(typeof KINDS)[number] | null>('variables');
  const active = useActiveOperation();
  const tab = useActiveTab();
  const found = faultOf(tab);
  const keys = useEditorKeys();
  const variables = useVariablesText(active);
  const places = useMemo(() => (active ? uploadPlaces(active) : []), [active]);
  const kinds = places.length > 0 ? KINDS : KINDS.slice(0, 2);
  const visible = chosen === 'files' && places.length === 0 ? 'variables' : chosen;
  return (
    <section className={css.inputs} aria-label={t('inputs.title')} data-open={visible !== null}>
      <div className={css.kinds}>
        <Segments
          label={t('inputs.title')}
          segments={kinds.map((kind) => ({ value: kind, label: t(`inputs.${kind}`) }))}
          value={visible}
          onChange={(kind) => setChosen(visible === kind ? null : kind)}
        />
      </div>
      <div className={css.input} hidden={visible !== 'variables'}>
        <CodeEditor
          key={tab.id}
          text={tab.variables}
          label={t('inputs.variables')}
          language={variables}
          keys={keys}
          indents
          onChange={(now) => edit({ variables: now })}
        />
      </div>
      <div className={css.input} hidden={visible !== 'headers'}>
        <CodeEditor
          key={tab.id}
          text={tab.headers}
          label={t('inputs.headers')}
          language={HEADERS}
          keys={keys}
          indents
          onChange={(now) => edit({ headers: now })}
        />
      </div>
      {visible === 'files' && (
        <div className={css.input}>
          <FileFields places={places} />
        </div>
      )}
      {found && (
        <p className={css.fault} role="status">
          {t(`${found.of}.fault`, { fault: found.fault })}
        </p>
      )}
    </section>
  );
}

const HEADERS = jsonText();
