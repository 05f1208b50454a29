import { useSandboxMessages } from '../messages.ts';
import type { UpstreamCall } from './Run.ts';
import css from './run.module.css';

/** The upstream calls in the order they began, each with its time on one scale. */
export function UpstreamTable({ calls }: { calls: readonly UpstreamCall[] }) {
  const t = useSandboxMessages();
  if (calls.length === 0) return <p className={css.none}>{t('run.noCalls')}</p>;
  const end = Math.max(...calls.map(({ at, ms }) => at + (ms ?? 0)), 0.1);
  const percent = (ms: number) => `${(ms / end) * 100}%`;
  return (
    <table className={css.calls}>
      <caption>{t('run.upstream')}</caption>
      <tbody>
        {calls.map((call) => (
          <tr key={`${call.at} ${call.method} ${call.path}`}>
            <td>{call.method}</td>
            <td className={css.path}>
              {readable(call.path)}
              {call.shared && <i title={t('run.sharedTitle')}>{t('run.shared')}</i>}
            </td>
            <td className={css.time}>
              <span
                className={call.shared ? css.sharedBar : css.bar}
                style={{ marginLeft: percent(call.at), width: `max(3px, ${percent(call.ms ?? end - call.at)})` }}
              />
            </td>
            <td className={css.ms}>{call.ms === null ? '…' : `${call.ms.toFixed(1)} ms`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
