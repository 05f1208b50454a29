import { messages, useMeanings } from '../meanings/messages.ts';
import { useSandboxMessages } from '../messages.ts';
import type { Refusal } from './refusalsOf.ts';
import css from './run.module.css';

type Meaning = keyof typeof messages.en;

/** The refusals, each with its code, its meaning, and the ids for finding it in a log. */
export function RefusalList({ refusals }: { refusals: readonly Refusal[] }) {
  const t = useSandboxMessages();
  const meaning = useMeanings();
  if (refusals.length === 0) return null;
  return (
    <ul className={css.refusals}>
      {refusals.map((refusal) => (
        <li key={`${refusal.code} ${refusal.path} ${refusal.message}`}>
          <b>{refusal.code}</b>
          <p>{meaning(meaningOf(refusal.code))}</p>
          <dl>
            <Fact name={t('run.serverSays')} value={refusal.message} />
            <Fact name={t(refusal.kind === 'error' ? 'run.path' : 'run.input')} value={refusal.path} />
            {refusal.params.map(({ name, value }) => (
              <Fact key={name} name={name} value={value} />
            ))}
            <Fact name={t('run.status')} value={refusal.status?.toString()} />
            <Fact name={t('run.requestId')} value={refusal.requestId} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, value }: { name: string; value: string | undefined }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function meaningOf(code: string): Meaning {
  return code in messages.en ? (code as Meaning) : 'other';
}
