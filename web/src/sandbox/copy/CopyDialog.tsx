import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../app/copyText.ts';
import plain from '../../app/plain.module.css';
import { Segments } from '../../ui/Segments.tsx';
import { sandboxToken } from '../identity/sandboxToken.ts';
import { useSandboxMessages } from '../messages.ts';
import { useActiveRequest } from '../useActiveOperation.ts';
import css from './copy.module.css';
import { toCurl } from './toCurl.ts';
import { toTypeScript } from './toTypeScript.ts';

const KINDS = ['cURL', 'TypeScript'] as const;
type Kind = (typeof KINDS)[number];

/** Copies the open operation for a shell or a program. The token is included only on request. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const t = useSandboxMessages();
  const active = useActiveRequest();
  const dialog = useRef<HTMLDialogElement>(null);
  const [kind, setKind] = useState<Kind>('cURL');
  const [token, setToken] = useState<string | null>(null);
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const snippet = active && { ...active, origin: location.origin, token };
  const text = snippet && (kind === 'cURL' ? toCurl(snippet) : toTypeScript(snippet, snippet.schema, snippet.document));
  const putToken = async (include: boolean) => {
    setCopied(null);
    setToken(include ? await sandboxToken() : null);
  };
  const copy = async () => {
    setCopied((await copyText(text ?? '')) ? 'copied' : 'failed');
  };
  return (
    <dialog ref={dialog} className={css.dialog} onClose={onClose} aria-labelledby="copy-title">
      <h2 id="copy-title">{t('copy.title')}</h2>
      <div className={css.kinds}>
        <Segments
          label={t('copy.as')}
          segments={KINDS.map((choice) => ({ value: choice, label: choice }))}
          value={kind}
          onChange={(choice) => {
            setKind(choice);
            setCopied(null);
          }}
        />
      </div>
      {text ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard.
        <pre tabIndex={0} data-testid="snippet">
          {text}
        </pre>
      ) : (
        <p>{t('copy.invalid')}</p>
      )}
      <label>
        <input type="checkbox" checked={token !== null} onChange={({ target }) => putToken(target.checked)} />
        {t('copy.token')}
      </label>
      <p className={token ? css.warning : css.hint}>{t(token ? 'copy.tokenOn' : 'copy.tokenOff')}</p>
      <div className={css.actions}>
        <span role="status">{copied && t(`copy.${copied}`)}</span>
        <button type="button" className={plain.button} onClick={() => dialog.current?.close()}>
          {t('copy.close')}
        </button>
        <button type="button" className={plain.primary} disabled={!text} onClick={copy}>
          {t('copy.copy')}
        </button>
      </div>
    </dialog>
  );
}
