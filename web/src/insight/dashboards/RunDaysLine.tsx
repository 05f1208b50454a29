import { Box } from '@mui/material';
import { partWord } from '@taem/domain/insight/dashboards/columnWords.ts';
import type { LaidOutPart } from '@taem/domain/insight/dashboards/layOut.ts';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { useSession } from '../../app/session.ts';
import { exactClockOf } from '../../app/shopDay.ts';
import { WindowLine } from '../period/WindowLine.tsx';
import { type RunDays, runDays } from './runDays.ts';
import type { Run } from './runDocument.ts';

interface Props {
  readonly run: Pick<Run, 'answer' | 'sent' | 'at'> | null;
  readonly laidOut: readonly LaidOutPart[];
}

/**
 * The days of the figures of a dashboard, in the words of every page of insight. It describes the last run: figures that stay
 * until new ones arrive still belong to their days. If parts cover different days, it names the days of each.
 */
export function RunDaysLine({ run, laidOut }: Props): ReactNode {
  const language = useLanguage();
  const session = useSession();
  const days = useMemo(() => (run ? runDays(run) : []), [run]);
  const branchOf = (id: string | null) => id && (session.branches.find((branch) => branch.id === id)?.name ?? id);
  const namesOf = ({ roots }: RunDays) =>
    laidOut
      .filter(({ part }) => roots.includes(part.path.split('.', 1)[0] ?? ''))
      .map(({ part, figure }) => part.title ?? (figure ? partWord(figure, language) : part.path));
  if (days.length === 0) return null;
  return (
    <Box sx={{ mb: 2, '& > *': { mb: 0 } }}>
      {days.map((one) => {
        const names = days.length > 1 ? namesOf(one) : [];
        if (days.length > 1 && names.length === 0) return null;
        return (
          <WindowLine
            key={one.roots.join()}
            {...(names.length > 0 && { of: names.join(', ') })}
            range={one.range}
            {...(one.previous !== undefined && { previous: one.previous })}
            until={one.until === true ? exactClockOf(new Date(run?.at ?? 0)) : one.until || null}
            branch={branchOf(one.branchId)}
          />
        );
      })}
    </Box>
  );
}
