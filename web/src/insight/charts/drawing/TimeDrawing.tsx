import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { quarterScale } from '@taem/domain/insight/chartScale.ts';
import { abbreviateNumber } from '@taem/domain/insight/formatNumber.ts';
import { useRef } from 'react';
import { useMeasured } from '../../../ui/useMeasured.ts';
import { inFull } from '../ChartTable.tsx';
import { type ChartCardProps, DRAWING_HEIGHT } from '../chartData.ts';
import { INSIGHT_COLOURS } from '../colours.ts';

/**
 * Bars along time, with a line for their total. The keyboard does not stop at it: the drawing has no name of its own and shows
 * no focus, and the table of the same figures, one button before it, says each in full.
 */
export function TimeDrawing(props: ChartCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useMeasured(frame, widthOf, 0);
  // A chart that has to measure itself is drawn twice, and a dashboard has eight of them.
  return (
    <div ref={frame} style={FRAME}>
      {width > 0 && <Chart {...props} width={width} />}
    </div>
  );
}

const widthOf = (frame: HTMLElement) => Math.floor(frame.getBoundingClientRect().width);

/** Until it is measured anew in a narrower window, it is cut and pushes nothing aside. */
const FRAME = { overflow: 'hidden' } as const;

function Chart({ unit, series, rows, numbers, onMark, marks = [], width }: ChartCardProps & { width: number }) {
  const drawn = series.map(({ key, label, colour, isTotal }, at) => {
    const common = {
      id: key,
      label,
      color: INSIGHT_COLOURS[colour],
      data: rows.map(({ values }) => values[at] ?? null),
      valueFormatter: (value: number | null) => `${inFull(value, numbers)} ${unit}`,
    };
    if (isTotal) return { ...common, type: 'line' as const, curve: 'linear' as const, showMark: rows.length <= 92 };
    return { ...common, type: 'bar' as const, stack: 'all' };
  });
  const scale = quarterScale(largestOf(drawn));
  const isBelowZero = rows.some(({ values }) => values.some((value) => (value ?? 0) < 0));
  const choose = (_: unknown, item: { seriesId: string | number; dataIndex?: number }) => {
    const row = rows[item.dataIndex ?? -1];
    if (row && onMark) onMark(row.key, String(item.seriesId));
  };
  const chosen = onMark && { onItemClick: choose };
  return (
    <ChartsDataProvider
      skipAnimation
      disableKeyboardNavigation
      width={width}
      height={DRAWING_HEIGHT}
      series={drawn}
      margin={{ top: 12, right: 12, bottom: 0, left: 0 }}
      xAxis={[
        {
          scaleType: 'band',
          // Letters with Thai marks above and below need more than the usual 25: lower labels would be left out.
          height: 34,
          data: rows.map(({ key }) => key),
          valueFormatter: (key: string, { location }) => nameOf(rows, key, location === 'tick'),
        },
      ]}
      yAxis={[
        {
          valueFormatter: (value: number) => abbreviateNumber(value),
          width: 52,
          ...(isBelowZero ? { tickNumber: 4 } : { min: 0, max: scale.at(-1) ?? 4, tickInterval: scale }),
        },
      ]}
    >
      <ChartsWrapper legendDirection="horizontal" legendPosition={{ vertical: 'top', horizontal: 'start' }}>
        <ChartsLegend direction="horizontal" />
        <ChartsSurface>
          <ChartsGrid horizontal />
          <BarPlot borderRadius={2} {...chosen} />
          <LinePlot {...chosen} />
          <MarkPlot {...chosen} />
          {[...new Set(marks.map(({ day }) => day))].map((day) => (
            <ChartsReferenceLine
              key={day}
              x={day}
              label="●"
              labelAlign="start"
              lineStyle={MARK_LINE}
              labelStyle={MARK}
            />
          ))}
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}

const MARK = { fontSize: 10, fill: INSIGHT_COLOURS.greyDark };
const MARK_LINE = { stroke: INSIGHT_COLOURS.greyDark, strokeDasharray: '4 3' };

function nameOf(rows: ChartCardProps['rows'], key: string, isShort: boolean): string {
  const row = rows.find((each) => each.key === key);
  return (isShort ? row?.label : (row?.name ?? row?.label)) ?? '';
}

/** The highest point of the drawing: of a stack or of a line. */
function largestOf(drawn: readonly { type: 'bar' | 'line'; data: readonly (number | null)[] }[]): number {
  const stacks = (drawn[0]?.data ?? []).map((_, at) =>
    drawn.filter(({ type }) => type === 'bar').reduce((sum, { data }) => sum + (data[at] ?? 0), 0),
  );
  const lines = drawn.filter(({ type }) => type === 'line').flatMap(({ data }) => data.map((value) => value ?? 0));
  return Math.max(0, ...stacks, ...lines);
}
