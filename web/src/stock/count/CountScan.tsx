import { Alert, Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { MAX_COUNTED } from '@taem/domain/stock/countedLine.ts';
import { type ReactNode, useRef, useState } from 'react';
import { newKey } from '../../app/newKey.ts';
import { pastedLines, readEntry } from '../lines/pastedLines.ts';
import { useCountMessages } from './messages.ts';
import type { Counting } from './useCounting.ts';
import { useCountRefusal } from './useCountRefusal.ts';

/** The field of the scanner: each code counts, whatever is still being saved; and what was not saved, with what to do about it. */
export function CountScan({ counting, children }: { readonly counting: Counting; readonly children: ReactNode }) {
  const t = useCountMessages();
  const refusal = useCountRefusal();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { waiting, stopped, last } = counting;

  const count = (rows: readonly { readonly code: string; readonly pieces: number }[]) =>
    counting.add(
      rows.map(({ code, pieces }) => ({
        ...{ id: newKey(), code, mode: 'ADD' as const },
        quantity: Math.min(pieces, MAX_COUNTED),
      })),
    );
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
          onChange={({ target }) => setTyped(target.value)}
          onPaste={(event) => {
            const rows = pastedLines(event.clipboardData.getData('text'));
            if (!rows) return;
            event.preventDefault();
            count(rows.map(({ code, typed: cells }) => ({ code, pieces: Number(cells.qty) || 1 })));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            const entry = readEntry(typed);
            setTyped('');
            if (entry.code) count([entry]);
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
