import { Alert, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import type { RefObject } from 'react';
import { Finder } from '../../ui/Finder.tsx';
import type { ReceivedProductFragment } from '../gql/graphql.ts';
import { useStockMessages } from '../messages.ts';
import { pastedLines } from './pastedLines.ts';
import type { useProductFinder } from './useProductFinder.ts';

interface Props {
  readonly finder: ReturnType<typeof useProductFinder>;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Called when a product is chosen by hand: its row continues with the quantity. */
  readonly onChosen: (productId: string) => void;
  readonly disabled: boolean;
}

/** One field for scanning, for searching, and for rows copied from a sheet. */
export function ProductFinder({ finder, inputRef, onChosen, disabled }: Props) {
  const t = useStockMessages();
  const { typed, found, loading, unknown, failed, progress } = finder;
  return (
    <Stack sx={{ gap: 1 }}>
      <Finder<ReceivedProductFragment, false, true>
        freeSolo
        disabled={disabled || progress !== null}
        found={found}
        value={null}
        inputValue={typed}
        loading={loading}
        nameOf={({ name, code }) => `${name} · ${code}`}
        none={t('find.none')}
        onInputChange={(_event, text, reason) => reason === 'input' && finder.setTyped(text)}
        onChange={(_event, chosen) => {
          if (typeof chosen === 'string' || chosen === null) return;
          finder.add(chosen);
          onChosen(chosen.id);
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={inputRef}
            label={t('find.label')}
            placeholder={t('find.placeholder')}
            onPaste={(event) => {
              const rows = pastedLines(event.clipboardData.getData('text'));
              if (!rows) return;
              event.preventDefault();
              void finder.paste(rows);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // Enter must not submit the form; a product highlighted by the arrow keys is chosen by the list.
              event.preventDefault();
              if (!event.currentTarget.querySelector('[aria-activedescendant]')) void finder.enter();
            }}
          />
        )}
      />
      <Typography variant="body2" color="textSecondary">
        {t('find.hint')}
      </Typography>
      {progress && (
        <Stack role="status" sx={{ gap: 0.5 }}>
          <Typography variant="body2">{t('find.adding', progress)}</Typography>
          <LinearProgress
            variant="determinate"
            aria-label={t('find.adding', progress)}
            value={(100 * progress.done) / progress.total}
          />
        </Stack>
      )}
      {unknown.length > 0 && <Alert severity="warning">{t('find.unknown', { codes: unknown.join(', ') })}</Alert>}
      {failed && <Alert severity="warning">{t('find.failed')}</Alert>}
    </Stack>
  );
}
