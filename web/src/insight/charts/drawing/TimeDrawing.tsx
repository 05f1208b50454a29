import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import {
  AnimatedLine,
  type AnimatedLineProps,
  LinePlot,
  MarkElement,
  type MarkElementProps,
  MarkPlot,
} from '@mui/x-charts/LineChart';
import { quarterScale, spanScale } from '@taem/domain/insight/chartScale.ts';
import { abbreviateNumber } from '@taem/domain/insight/figureText.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { createContext, useContext, useRef } from 'react';
import { CHART_COLOURS } from '../../../app/chartColours.ts';
import { colours } from '../../../ui/tokens.ts';
import { useMeasured } from '../../../ui/useMeasured.ts';
import type { BarCardProps } from '../BarCard.tsx';
import { inFull } from '../ChartTable.tsx';
import { DRAWING_HEIGHT } from '../chartData.ts';

/**
 * Bars along time or by another dimension, with a cap for their total, and a line for figures in another unit. The keyboard
 * skips it: the drawing has no name and shows no focus, and the table of the same figures, one button before it, has each in
 * full.
 */
export function TimeDrawing(props: BarCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useMeasured(frame, widthOf, 0);
  // Passes the measured size: a chart that measures itself is drawn twice, and a dashboard has eight of them.
  return (
    <div ref={frame} style={FRAME}>
      {width > 0 && <Chart {...props} width={width} />}
    </div>
  );
}

type Drawn = BarCardProps & { readonly width: number };

const widthOf = (frame: HTMLElement) => Math.floor(frame.getBoundingClientRect().width);

/** Until it is measured again in a narrower window, it is cut off instead of pushing other content aside. */
const FRAME = { overflow: 'hidden' } as const;

function Chart({
  unit,
  series,
  rows,
  numbers,
  onMark,
  marks = [],
  isClose = false,
  rowColours,
  isUnordered = false,
  width,
}: Drawn) {
  const drawn = series.map(({ key, label, colour, drawnAs, aside }, at) => {
    const own = aside ?? { unit, numbers };
    const common = {
      id: key,
      label: aside ? `${label} (${aside.unit})` : label,
      color: CHART_COLOURS[colour],
      data: rows.map(({ values }) => values[at] ?? null),
      yAxisId: aside ? 'aside' : 'own',
      valueFormatter: (value: number | null) => `${inFull(value, own.numbers)} ${own.unit}`,
    };
    if (drawnAs === 'line' || drawnAs === 'cap' || aside)
      return {
        ...common,
        ...{ type: 'line' as const, curve: 'linear' as const, labelMarkType: 'line' as const },
        showMark: drawnAs === 'cap' || rows.length <= 92,
      };
    return {
      ...common,
      ...(drawnAs === 'beside' ? {} : { stack: 'all' }),
      type: 'bar' as const,
      ...(rowColours && {
        colorGetter: ({ dataIndex }: { dataIndex: number }) => CHART_COLOURS[rowColours[dataIndex] ?? colour],
      }),
    };
  });
  const [own, aside] = ['own', 'aside'].map((axis) => drawn.filter(({ yAxisId }) => yAxisId === axis));
  const axes = [axisOf('own', own ?? [], isClose), ...(aside?.length ? [axisOf('aside', aside, false)] : [])];
  const choose = (_: unknown, item: { seriesId: string | number; dataIndex?: number }) => {
    const row = rows[item.dataIndex ?? -1];
    if (row && onMark) onMark(row.key, String(item.seriesId));
  };
  const chosen = onMark && { onItemClick: choose };
  const caps = series.flatMap(({ key, drawnAs }) => (drawnAs === 'cap' ? [key] : []));
  return (
    <ChartsDataProvider
      skipAnimation
      disableKeyboardNavigation
      width={width}
      height={DRAWING_HEIGHT}
      series={drawn}
      margin={{ top: marks.length > 0 ? 20 : 12, right: 12, bottom: 0, left: 0 }}
      xAxis={[
        {
          scaleType: 'band',
          ...labelsOf(isUnordered ? rows : [], width - axes.reduce((sum, axis) => sum + axis.width, 12)),
          data: rows.map(({ key }) => key),
          valueFormatter: (key: string, { location }) => nameOf(rows, key, location === 'tick'),
        },
      ]}
      yAxis={axes}
    >
      <ChartsWrapper legendDirection="horizontal" legendPosition={{ vertical: 'top', horizontal: 'start' }}>
        {/* A single series whose bars have colours of their values is named by the title. */}
        {!(rowColours && series.length === 1) && <ChartsLegend direction="horizontal" />}
        <ChartsSurface>
          <ChartsGrid horizontal />
          <BarPlot slotProps={GAP} {...chosen} />
          <CapSeries value={caps}>
            {!isUnordered && <LinePlot slots={LINE} {...chosen} />}
            <MarkPlot slots={MARK} {...chosen} />
          </CapSeries>
          <NoteMarks days={[...new Set(marks.map(({ day }) => day))]} />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis />
          {axes.map(({ id }) => (
            <ChartsYAxis key={id} axisId={id} />
          ))}
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}

/** A line in the card's background separates bars, so that they can be distinguished without their colours too. */
const GAP = { bar: { stroke: colours.card, strokeWidth: 1 } };

/** Series that cap the bars below them: no line connects one day's cap with the next. */
const CapSeries = createContext<readonly string[]>([]);

function Line(props: AnimatedLineProps) {
  const isCap = useContext(CapSeries).includes(String(props.ownerState.seriesId));
  return isCap ? null : <AnimatedLine {...props} />;
}

function Mark(props: MarkElementProps) {
  const isCap = useContext(CapSeries).includes(String(props.seriesId));
  const scale = useXScale<'band'>();
  if (!isCap) return <MarkElement {...props} />;
  const { x, y, color, onClick } = props;
  const width = scale.bandwidth();
  return (
    <rect
      {...{ x: Number(x) - width / 2, y: Number(y) - CAP / 2, width, height: CAP, fill: color, onClick }}
      data-cap
      cursor={onClick && 'pointer'}
    />
  );
}

const CAP = 3;
const LINE = { line: Line };
const MARK = { mark: Mark };

/**
 * Height of labels in pixels: Thai marks above and below letters need more than the usual 25, or lower labels would be left
 * out.
 */
const LABEL_HEIGHT = 34;
const LETTER_WIDTH = 6.5;
const MAX_NAMES = 16;

/** Slants all names that do not fit side by side: unlike days, a name cannot be derived from its neighbours. */
function labelsOf(things: BarCardProps['rows'], width: number) {
  const longest = Math.max(0, ...things.map(({ label }) => label.length * LETTER_WIDTH));
  if (things.length > MAX_NAMES || longest <= width / things.length) return { height: LABEL_HEIGHT };
  return {
    height: Math.ceil(LABEL_HEIGHT + longest * Math.SQRT1_2),
    tickLabelInterval: () => true,
    tickLabelStyle: { angle: -45, textAnchor: 'end' as const },
  };
}

/** Marks days with notes, above their bars and never on them, so that a mark is visible with any colour. */
function NoteMarks({ days }: { readonly days: readonly string[] }) {
  const scale = useXScale<'band'>();
  const { top } = useDrawingArea();
  return days.map((day) => {
    const left = scale(day);
    if (left === undefined) return null;
    const middle = left + scale.bandwidth() / 2;
    return <path key={day} data-note={day} d={`M${middle - 5} ${top - 12}h10l-5 8z`} fill={colours.ink} />;
  });
}

interface Series {
  readonly type: 'bar' | 'line';
  readonly data: readonly (number | null)[];
}

/** Returns the scale of an axis: from 0, unless figures are below 0 or only lines are drawn close. */
function axisOf(id: 'own' | 'aside', series: readonly Series[], isClose: boolean) {
  const { least, largest } = reach(series);
  const scale = isClose
    ? spanScale(least, largest)
    : least < 0
      ? spanScale(least, Math.max(0, largest))
      : quarterScale(largest);
  const short = scale.map(abbreviateNumber);
  // If steps are small compared with the figures, short labels would all be the same.
  const labels = new Set(short).size === short.length ? short : scale.map(formatCount);
  return {
    id,
    position: id === 'own' ? ('left' as const) : ('right' as const),
    min: scale[0] ?? 0,
    max: scale.at(-1) ?? 4,
    tickInterval: scale,
    valueFormatter: (value: number) => labels[scale.indexOf(value)] ?? abbreviateNumber(value),
    width: Math.max(52, 12 + 7 * Math.max(...labels.map(({ length }) => length))),
  };
}

function nameOf(rows: BarCardProps['rows'], key: string, isShort: boolean): string {
  const row = rows.find((each) => each.key === key);
  return (isShort ? row?.label : (row?.name ?? row?.label)) ?? '';
}

/**
 * Returns the lowest and highest point of what one axis draws: of stacks, which are separate above and below 0, and of lines.
 */
function reach(series: readonly Series[]): { least: number; largest: number } {
  const bars = series.filter(({ type }) => type === 'bar');
  const stacks = (bars[0]?.data ?? []).flatMap((_, at) => {
    const values = bars.map(({ data }) => data[at] ?? 0);
    return [1, -1].map((side) => values.reduce((sum, value) => sum + (value * side > 0 ? value : 0), 0));
  });
  const points = series.flatMap(({ type, data }) => (type === 'line' ? data.filter((value) => value !== null) : []));
  const all = [...stacks, ...points];
  return all.length === 0 ? { least: 0, largest: 0 } : { least: Math.min(...all), largest: Math.max(...all) };
}
