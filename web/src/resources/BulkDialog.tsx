import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { type BulkRecord, bulkActions, bulkFields } from '@taem/domain/changes/bulkEdit.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useCallback, useRef, useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { newKey } from '../app/newKey.ts';
import { PreviewBulkEditDocument, type PreviewBulkEditQuery } from '../changes/gql/graphql.ts';
import { useBulkEditMutation } from '../changes/gql/hooks.ts';
import { useChangesMessages } from '../changes/messages.ts';
import { RevertButton } from '../changes/RevertButton.tsx';
import { RunResult } from '../changes/RunResult.tsx';
import { useRun } from '../changes/useRun.ts';
import type { MemberFilter } from '../gql/contract.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { type BulkChange, BulkFields, toAction } from './BulkFields.tsx';
import { BulkPreview } from './BulkPreview.tsx';

interface Props {
  readonly record: BulkRecord;
  /** The records by id, or all that match the list's filters. */
  readonly which:
    | { readonly ids: readonly string[] }
    | { readonly keyword: string; readonly filter: Readonly<Record<string, string>> }
    | { readonly keyword: string; readonly members: MemberFilter | null };
  readonly onChanged?: () => void;
  readonly onClose: (isDone: boolean) => void;
}

type Preview = PreviewBulkEditQuery['previewBulkEdit'];

/** A bulk edit of one field: the change, a preview, the progress, and undo. */
export function BulkDialog({ record, which, onChanged, onClose }: Props) {
  const t = useChangesMessages();
  const language = useLanguage();
  const client = useApolloClient();
  const [draft, setChange] = useState(() => initialChange(record));
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef(newKey());
  const [edit] = useBulkEditMutation();
  const ended = useCallback(() => {
    void client.reFetchObservableQueries();
    onChanged?.();
  }, [client, onChanged]);
  const { run, failed, follow, cancel } = useRun(ended);
  const action = toAction(record, draft);
  const input = { type: record.type, ...whichOf(which), field: draft.field };

  /** Reports an unreachable server like any other problem; no choice is lost. */
  async function trying(work: () => Promise<void>) {
    setBusy(true);
    setProblem(null);
    await work().catch((error: unknown) => setProblem(isRefused(error) ? t('bulk.invalid') : t('run.failed')));
    setBusy(false);
  }
  const look = () =>
    trying(async () => {
      if (!action) return;
      const variables = { input: { ...input, action } };
      const { data } = await client.query({ query: PreviewBulkEditDocument, variables, fetchPolicy: 'no-cache' });
      setPreview(data?.previewBulkEdit ?? null);
    });
  const change = () =>
    trying(async () => {
      if (!action) return;
      const variables = { input: { ...input, action, expected: preview?.count ?? null, idempotencyKey: key.current } };
      const { data } = await edit({ variables });
      const started = data?.bulkEdit.changeRun;
      if (started) return follow(started);
      setProblem(t(data?.bulkEdit.userErrors[0]?.code === 'STALE_VERSION' ? 'bulk.stale' : 'bulk.invalid'));
      setPreview(null);
      key.current = newKey();
    });
  return (
    <Dialog
      title={t('bulk.title', { what: record.words.many[language].toLowerCase() })}
      onClose={busy || run?.state === 'RUNNING' ? undefined : () => onClose(run !== null)}
    >
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {run ? (
          <RunResult run={run} failed={failed} onCancel={() => void cancel()} />
        ) : (
          <>
            <BulkFields
              record={record}
              change={draft}
              onChange={(next) => {
                setChange(next);
                setPreview(null);
                setProblem(null);
                key.current = newKey();
              }}
            />
            {preview && <BulkPreview record={record} field={draft.field} preview={preview} />}
          </>
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        {run?.setId && run.state !== 'RUNNING' && (
          <RevertButton setId={run.setId} label={t('run.undo')} onDone={ended} />
        )}
        <Button variant="outlined" color="inherit" disabled={busy} onClick={() => onClose(run !== null)}>
          {t('run.close')}
        </Button>
        {!run && !preview && (
          <Button variant="contained" onClick={() => void look()} loading={busy} disabled={action === null}>
            {t('bulk.preview')}
          </Button>
        )}
        {((!run && preview) || run?.state === 'INTERRUPTED') && (
          <Button
            variant="contained"
            onClick={() => void change()}
            loading={busy}
            disabled={!run && preview?.changing === 0}
          >
            {run ? t('run.resume') : t('bulk.do', { n: formatCount(preview?.changing ?? 0) })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function initialChange(record: BulkRecord): BulkChange {
  const [field = ''] = bulkFields(record);
  const declared = record.fields[field];
  const [kind = 'SET'] = declared ? bulkActions(declared) : [];
  return { field, kind, value: '', roundTo: 0.01, rounding: 'NEAREST' };
}

function whichOf(which: Props['which']) {
  const all = { ids: null, filter: null, members: null, keyword: null };
  if ('ids' in which) return { ...all, ids: [...which.ids] };
  const keyword = which.keyword || null;
  if ('members' in which) return { ...all, members: which.members, keyword };
  return { ...all, filter: Object.entries(which.filter).map(([field, value]) => ({ field, value })), keyword };
}

/** Whether the server has answered that the request is invalid. */
function isRefused(error: unknown): boolean {
  const errors = error && typeof error === 'object' && 'errors' in error ? error.errors : null;
  return Array.isArray(errors) && errors.length > 0;
}
