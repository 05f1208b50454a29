import { Alert, Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { newKey } from '../../app/newKey.ts';
import { type CountedRow, pastedRows, typedRow } from './countedRows.ts';
import { useCountMessages } from './messages.ts';
import type { Counting } from './useCounting.ts';
import { useCountRefusal } from './useCountRefusal.ts';

/** Maximum number of codes that are named. */
const MAX_NAMED = 5;

/** Counts each scanned code while earlier ones are still being saved, and lists refused entries with their actions. */
export function CountScan({ counting, children }: { readonly counting: Counting; readonly children: ReactNode }) {
  const t = useCountMessages();
  const refusal = useCountRefusal();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { waiting, stopped, last } = counting;

  const [wrong, setWrong] = useState<readonly string[]>([]);

  /** Counts all rows; none if one has no valid number. */
  const count = (rows: readonly CountedRow[]): boolean => {
    const entries = rows.flatMap(({ code, pieces }) =>
      pieces === null ? [] : [{ id: newKey(), code, mode: 'ADD' as const, quantity: pieces }],
    );
    const isRight = entries.length === rows.length;
    setWrong(rows.flatMap(({ code, pieces }) => (pieces === null ? [code] : [])));
    if (isRight && entries.length > 0) counting.add(entries);
    return isRight;
  };
  const [first] = waiting;
  const isLost = stopped?.code === '';

  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }} className="screen-only">
      <Stack sx={{ gap: 1 }}>
        <TextField
          inputRef={field}
          autoFocus
          fullWidth
          label={t('scan.label')}
          value={typed}
          error={wrong.length > 0}
          helperText={wrong.length > 0 && t('scan.pieces', { codes: wrong.slice(0, MAX_NAMED).join(', ') })}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong([]);
          }}
          onPaste={(event) => {
            const rows = pastedRows(event.clipboardData.getData('text'));
            if (!rows) return;
            event.preventDefault();
            count(rows);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            const row = typedRow(typed);
            if (!row || count([row])) setTyped('');
          }}
          slotProps={{ htmlInput: { autoComplete: 'off', enterKeyHint: 'done' } }}
        />
        <Typography variant="body2" color="textSecondary">
          {t('scan.hint')}
        </Typography>
        {last && !stopped && (
          <Alert severity="success" role="status">
            {last.pieces === null
              ? `${last.line.name}: ${last.line.counted ?? t('line.none')}`
              : t('scan.last', { name: last.line.name, pieces: last.pieces, counted: last.line.counted ?? 0 })}
          </Alert>
        )}
        {waiting.length > 1 && !stopped && (
          <Typography variant="body2" role="status">
            {t('scan.waiting', { count: waiting.length })}
          </Typography>
        )}
        {stopped && (
          <Alert
            severity="error"
            sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 60%' } }}
            action={
              <>
                {stopped.code === 'NOT_ON_SHEET' && (
                  <Button color="inherit" onClick={() => counting.again(true)}>
                    {t('scan.add')}
                  </Button>
                )}
                {isLost ? (
                  <Button color="inherit" onClick={() => counting.again()}>
                    {t('scan.again')}
                  </Button>
                ) : (
                  <Button
                    color="inherit"
                    onClick={() => {
                      counting.drop();
                      field.current?.focus();
                    }}
                  >
                    {t('scan.drop')}
                  </Button>
                )}
              </>
            }
          >
            {isLost ? t('scan.failed', { count: waiting.length }) : refusal(stopped, first?.code ?? '')}
          </Alert>
        )}
        {children}
      </Stack>
    </Paper>
  );
}
