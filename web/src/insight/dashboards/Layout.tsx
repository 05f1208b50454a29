import Tune from '@mui/icons-material/TuneRounded';
import { Box, Button } from '@mui/material';
import { partWord } from '@taem/domain/insight/dashboards/columnWords.ts';
import type { DashboardPart } from '@taem/domain/insight/dashboards/dashboardBody.ts';
import type { LaidOutPart } from '@taem/domain/insight/dashboards/layOut.ts';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useDashboardMessages } from './messages.ts';
import { PartEditor } from './PartEditor.tsx';
import { PartGrid } from './PartGrid.tsx';
import { PartView } from './PartView.tsx';

interface Props {
  readonly laidOut: readonly LaidOutPart[];
  /** Nothing has been run yet. */
  readonly isWaiting: boolean;
  /** The last run was refused as a whole. */
  readonly isRefused: boolean;
  readonly onChange: (parts: DashboardPart[]) => void;
}

/** The parts as readers will see them, with their settings on demand. */
export function Layout({ laidOut, isWaiting, isRefused, onChange }: Props) {
  const t = useDashboardMessages();
  const language = useLanguage();
  const [open, setOpen] = useState<number | null>(null);
  const parts = laidOut.map(({ part }) => part);
  const frame = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  // Moves the focus from a removed part to the next one, else to the last one, else to what is above.
  useEffect(() => {
    if (removed === null) return;
    const buttons = frame.current?.querySelectorAll<HTMLElement>('[data-customize]') ?? [];
    (buttons[Math.min(removed, buttons.length - 1)] ?? frame.current)?.focus();
    setRemoved(null);
  }, [removed]);
  const replace = (at: number, part: DashboardPart) => onChange(parts.map((one, place) => (place === at ? part : one)));
  const move = (at: number, by: 1 | -1) => {
    const next = [...parts];
    const [part] = next.splice(at, 1);
    if (part) next.splice(at + by, 0, part);
    setOpen(at + by);
    onChange(next);
  };
  return (
    <Box ref={frame} tabIndex={-1} role="group" aria-label={t('bench.parts')} sx={{ outline: 0 }}>
      <PartGrid
        parts={laidOut.map((one, at) => {
          const name = one.part.title ?? (one.figure ? partWord(one.figure, language) : one.part.path);
          return {
            key: `${one.part.path} ${parts.slice(0, at).filter(({ path }) => path === one.part.path).length}`,
            // The settings need more room than a narrow part has.
            width: open === at ? Math.max(6, one.part.width) : one.part.width,
            content: (
              <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, '& > :last-child': { flex: 1 } }}>
                <Button
                  data-customize
                  size="small"
                  startIcon={<Tune />}
                  aria-expanded={open === at}
                  aria-label={`${t('bench.customize')}: ${name}`}
                  onClick={() => setOpen(open === at ? null : at)}
                  sx={{ minHeight: CONTROL }}
                >
                  {t('bench.customize')}
                </Button>
                {open === at && (
                  <PartEditor
                    laidOut={one}
                    onChange={(part) => replace(at, part)}
                    onRemove={() => {
                      setOpen(null);
                      setRemoved(at);
                      onChange(parts.filter((_, place) => place !== at));
                    }}
                    onUp={at > 0 ? () => move(at, -1) : null}
                    onDown={at < parts.length - 1 ? () => move(at, 1) : null}
                  />
                )}
                <PartView laidOut={one} isLoading={isWaiting} isRefused={isRefused} />
              </Box>
            ),
          };
        })}
      />
    </Box>
  );
}
