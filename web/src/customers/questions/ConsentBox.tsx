import css from './questions.module.css';
import type { useConsent } from './useConsent.ts';

/** The last question of every form that customers fill in themselves. */
export function ConsentBox({ wording, agreed, answer }: ReturnType<typeof useConsent>) {
  return (
    <label className={css.consent}>
      <input type="checkbox" checked={agreed !== null} onChange={({ target }) => answer(target.checked)} />
      <span>{wording}</span>
    </label>
  );
}
