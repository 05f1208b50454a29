import Add from '@mui/icons-material/AddRounded';
import ArrowDown from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUp from '@mui/icons-material/ArrowUpwardRounded';
import Close from '@mui/icons-material/CloseRounded';
import { Box, Button, IconButton, MenuItem, Stack, TextField } from '@mui/material';
import { partWord } from '@taem/domain/insight/dashboards/columnWords.ts';
import type { DashboardPart } from '@taem/domain/insight/dashboards/dashboardBody.ts';
import { DASHBOARD_LIMITS } from '@taem/domain/insight/dashboards/dashboardLimits.ts';
import { drawingsFor } from '@taem/domain/insight/dashboards/figureParts.ts';
import { readFormula } from '@taem/domain/insight/dashboards/formula.ts';
import type { LaidOutPart } from '@taem/domain/insight/dashboards/layOut.ts';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useDashboardMessages } from './messages.ts';

interface Props {
  readonly laidOut: LaidOutPart;
  readonly onChange: (part: DashboardPart) => void;
  readonly onRemove: () => void;
  /** Moves the part up or down; null if it is the first, or the last. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
}

/** The settings of one part: drawing, width, position, title and formula columns. */
export function PartEditor({ laidOut, onChange, onRemove, onUp, onDown }: Props) {
  const t = useDashboardMessages();
  const language = useLanguage();
  const { part, figure } = laidOut;
  const word = figure ? partWord(figure, language) : part.path;
  const name = part.title ?? word;
  const fits = figure ? drawingsFor(figure) : [part.drawing];
  const newest = useRef<HTMLInputElement>(null);
  const isAdded = useRef(false);
  // Focuses the new column, its name selected for overwriting.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is there once there is one more.
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    newest.current?.focus();
    newest.current?.select();
  }, [part.columns.length]);
  const column = (at: number, changes: Partial<DashboardPart['columns'][number]>) =>
    onChange({ ...part, columns: part.columns.map((one, place) => (place === at ? { ...one, ...changes } : one)) });
  return (
    <Box role="group" aria-label={t('part.settings', { name })} sx={{ display: 'grid', gap: 1.5, mb: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <TextField
          label={t('part.title')}
          value={part.title ?? ''}
          placeholder={word}
          onChange={({ target }) => onChange({ ...part, title: target.value === '' ? null : target.value })}
          slotProps={{ htmlInput: { maxLength: DASHBOARD_LIMITS.title }, inputLabel: { shrink: true } }}
          sx={{ flex: '2 1 10rem' }}
        />
        <TextField
          select
          label={t('part.drawing')}
          value={laidOut.drawing}
          onChange={({ target }) => onChange({ ...part, drawing: target.value as DashboardPart['drawing'] })}
          sx={{ flex: '1 1 8rem' }}
        >
          {fits.map((drawing) => (
            <MenuItem key={drawing} value={drawing}>
              {t(`drawing.${drawing}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('part.width')}
          value={part.width}
          onChange={({ target }) => onChange({ ...part, width: Number(target.value) })}
          sx={{ width: '6.5rem' }}
        >
          {Array.from({ length: DASHBOARD_LIMITS.width }, (_, at) => at + 1).map((width) => (
            <MenuItem key={width} value={width}>
              {width}/12
            </MenuItem>
          ))}
        </TextField>
        <Stack direction="row">
          <IconButton aria-label={t('part.up', { name })} disabled={!onUp} onClick={() => onUp?.()} sx={SQUARE}>
            <ArrowUp />
          </IconButton>
          <IconButton aria-label={t('part.down', { name })} disabled={!onDown} onClick={() => onDown?.()} sx={SQUARE}>
            <ArrowDown />
          </IconButton>
          <IconButton aria-label={t('part.remove', { name })} onClick={onRemove} sx={SQUARE}>
            <Close />
          </IconButton>
        </Stack>
      </Stack>
      {part.columns.map(({ name: called, formula }, at) => {
        const read = readFormula(formula);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no key while it is edited.
          <Stack key={at} direction="row" sx={{ gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
            <TextField
              label={t('column.name')}
              value={called}
              error={called.trim() === ''}
              onChange={({ target }) => column(at, { name: target.value })}
              inputRef={at === part.columns.length - 1 ? newest : undefined}
              sx={{ flex: { xs: '1 1 100%', sm: '1 1 8rem' } }}
            />
            <TextField
              // A long formula is displayed in full.
              multiline
              label={t('column.formula')}
              value={formula}
              error={!read.ok}
              helperText={
                read.ok
                  ? t('column.hint')
                  : t(`formula.${read.fault.code}`, { at: read.fault.at + 1, found: read.fault.found })
              }
              onChange={({ target }) => column(at, { formula: target.value.replaceAll('\n', ' ') })}
              sx={{ flex: { xs: '1 1 10rem', sm: '2 1 12rem' } }}
              slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off' } }}
            />
            <IconButton
              aria-label={t('column.remove', { name: called })}
              onClick={() => onChange({ ...part, columns: part.columns.filter((_, place) => place !== at) })}
              sx={SQUARE}
            >
              <Close />
            </IconButton>
          </Stack>
        );
      })}
      {part.columns.length < DASHBOARD_LIMITS.columns && (
        <Button
          startIcon={<Add />}
          sx={{ justifySelf: 'start', minHeight: CONTROL }}
          onClick={() => {
            isAdded.current = true;
            onChange({ ...part, columns: [...part.columns, { name: t('column.new'), formula: '' }] });
          }}
        >
          {t('column.add')}
        </Button>
      )}
    </Box>
  );
}

const SQUARE = { width: 44, height: 44 } as const;
