import type { DayRange } from '@taem/domain/time/dayRange.ts';
import { writtenDays } from '@taem/domain/time/writtenDay.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import { fullName } from '../../app/fullName.ts';
import { useLanguage } from '../../app/i18n.ts';
import { serverNow } from '../../app/serverClock.ts';
import { useSession } from '../../app/session.ts';
import type { ExportFormat } from '../../list/download.ts';
import { ListExport } from '../../list/ListExport.tsx';
import { useFigureMessages } from './messages.ts';

/** The gateway's name of a column, its heading, and whether the file sums it. */
export type FileColumn = readonly [wire: string, heading: string, sums?: 'sum'];

interface Props {
  readonly title: string;
  /** Path below `stat/`. */
  readonly path: string;
  /** The days; null until they are loaded. */
  readonly range: DayRange | null;
  readonly columns: readonly FileColumn[];
  /** Further parameters besides the days and the branch. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Exports the rows behind a page of figures to a file that describes itself. */
export function FiguresExport({ title, path, range, columns, parameters }: Props) {
  const t = useFigureMessages();
  const language = useLanguage();
  const { branchId, branchName, firstname, lastname } = useSession();
  if (range === null) return <ListExport name={title} addressOf={null} />;
  const addressOf = (format: ExportFormat) => {
    const above = [
      [title],
      [t('file.days'), writtenDays(range, language)],
      [t('file.branch'), branchName ?? t('file.allBranches')],
      [t('file.made'), formatMoment(serverNow().toISOString(), language)],
      [t('file.by'), fullName({ firstname, lastname })],
    ];
    const query = new URLSearchParams({
      ...parameters,
      format,
      columns: JSON.stringify(columns),
      above: JSON.stringify(above),
      total: t('file.total'),
      from: range.from,
      to: range.to,
      ...(branchId && { branch_id: branchId }),
    });
    return `/export/stat/${path}?${query}`;
  };
  return <ListExport name={title} addressOf={addressOf} />;
}
