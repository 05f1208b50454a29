import { useMemo, useState } from 'react';
import { Described } from '../../editor/Described.tsx';
import { SearchInput } from '../../editor/SearchInput.tsx';
import { useSchema } from '../contract.ts';
import { useSandboxMessages } from '../messages.ts';
import css from './docs.module.css';
import { searchContract } from './searchContract.ts';
import { TypeView } from './TypeView.tsx';

export interface Place {
  readonly type: string;
  readonly member: string | null;
}

/** The documentation of the contract: searched by name or by words of descriptions, and read type by type. */
export function DocsPanel() {
  const t = useSandboxMessages();
  const schema = useSchema();
  const [text, setText] = useState('');
  const [way, setWay] = useState<readonly Place[]>([]);
  const found = useMemo(() => (schema ? searchContract(schema, text) : []), [schema, text]);
  if (!schema) return <p className={css.hint}>{t('docs.loading')}</p>;
  const place = way.at(-1);
  const type = place && schema.getType(place.type);
  const go = (next: Place) => setWay([...way, next]);
  return (
    <div className={css.docs}>
      <SearchInput
        label={t('docs.search')}
        value={text}
        onSearch={(now) => {
          setText(now);
          setWay([]);
        }}
      />
      {way.length > 0 && (
        <button type="button" className={css.back} onClick={() => setWay(way.slice(0, -1))}>
          ← {t('docs.back')}
        </button>
      )}
      {type ? (
        <TypeView type={type} member={place.member} onGo={go} />
      ) : text.trim() === '' ? (
        <Start
          roots={[schema.getQueryType()?.name, schema.getMutationType()?.name, schema.getSubscriptionType()?.name]}
          onGo={go}
        />
      ) : (
        <>
          <p className={css.hint} role="status">
            {t(found.length === 0 ? 'docs.none' : 'docs.found', { count: found.length })}
          </p>
          <ul>
            {found.map(({ name, description, ...where }) => (
              <li key={name}>
                <button type="button" className={css.found} onClick={() => go(where)}>
                  <code>{name}</code>
                  <span>
                    <Described text={description} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Start({ roots, onGo }: { roots: readonly (string | undefined)[]; onGo: (place: Place) => void }) {
  const t = useSandboxMessages();
  return (
    <>
      <p className={css.hint}>{t('docs.hint')}</p>
      <ul>
        {roots.map(
          (name) =>
            name && (
              <li key={name}>
                <button type="button" className={css.found} onClick={() => onGo({ type: name, member: null })}>
                  <code>{name}</code>
                </button>
              </li>
            ),
        )}
      </ul>
    </>
  );
}
