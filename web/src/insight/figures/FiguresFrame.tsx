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
  /** Chooses the days, and what can be done. */
  readonly bar: ReactNode;
  /** As the answer says them; null until they are known. */
  readonly range: DayRange | null;
  /** Left out on a page that does not compare. */
  readonly previous?: DayRange | null;
  /** Up to which time the last of them counts. */
  readonly until?: string | null | undefined;
  /** The first day with a sale. */
  readonly since?: string | null | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** What the figures are, in words; below their days. */
  readonly about?: readonly (string | false)[];
  readonly children: ReactNode;
}

/** A page of one kind of figures: how its days are chosen, which they are, what they mean, and what stands there when they fail. */
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
