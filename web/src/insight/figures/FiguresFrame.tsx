import { Typography } from '@mui/material';
import type { DayRange } from '@taem/domain/time/dayRange.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../app/session.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import { WindowLine } from '../period/WindowLine.tsx';
import { PrintHeader } from '../print/PrintHeader.tsx';
import { useFigureMessages } from './messages.ts';

interface Props {
  readonly path: string;
  readonly title: string;
  /** The choice of the days, and the actions. */
  readonly bar: ReactNode;
  /** The days of the answer; null until it is loaded. */
  readonly range: DayRange | null;
  /** The days compared with; omitted on a page without a comparison. */
  readonly previous?: DayRange | null;
  /** The time up to which their last day counts. */
  readonly until?: string | null | undefined;
  /** The first day with a sale. */
  readonly since?: string | null | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Explanations of the figures, below their days. */
  readonly about?: readonly (string | false)[];
  readonly children: ReactNode;
}

/**
 * The frame of a page of figures: the choice of days, the days in words, the explanations, and what is displayed after a
 * failure.
 */
export function FiguresFrame({
  path,
  title,
  bar,
  range,
  previous,
  until,
  since,
  failed,
  onRetry,
  about = [],
  children,
}: Props) {
  const t = useFigureMessages();
  const { branchName } = useSession();
  return (
    <>
      <PrintHeader />
      <InsightFrame path={path} title={title}>
        {bar}
        {failed ? (
          <ErrorView title={t('page.failed')} onRetry={onRetry} />
        ) : range === null ? (
          <LoadingView count={2} height={200} />
        ) : (
          <>
            <WindowLine
              {...{ range, until, since }}
              branch={branchName}
              {...(previous !== undefined && { previous })}
            />
            {about.length > 0 && (
              <Typography component="div" sx={{ mt: -1, mb: 2, maxWidth: '72ch' }}>
                {about.filter(Boolean).join(' ')}
              </Typography>
            )}
            {children}
          </>
        )}
      </InsightFrame>
    </>
  );
}
