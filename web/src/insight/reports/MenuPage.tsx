import { useQuery } from '@apollo/client/react';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { Alert, Box, Button, List, ListItemButton, Paper, Typography } from '@mui/material';
import { formatShare } from '@taem/domain/insight/figureText.ts';
import { reportDays } from '@taem/domain/insight/period.ts';
import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import type { DayRange } from '@taem/domain/time/dayRange.ts';
import { useId, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../../app/i18n.ts';
import { usePermissions } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import { placesOf, useSiteMap } from '../../app/siteMap.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { usePeriod } from '../period/usePeriod.ts';
import { WindowLine } from '../period/WindowLine.tsx';
import { entriesOf, pathOf } from './declarations.ts';
import { MENUS, type Menu, type MenuFigure } from './menus.ts';
import { useReportMessages } from './messages.ts';
import { useSay } from './useSay.ts';

/** BI-10..14 The reports of one section, each with its figure for the chosen days and a link to the report of the same days. */
export function MenuPage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const menu = MENUS[path];
  return menu && <MenuView key={path} path={path} menu={menu} />;
}

interface Props {
  readonly path: string;
  readonly menu: Menu;
}

type Data = Parameters<Menu['figures']>[0] & { readonly statistics?: { readonly range: DayRange } | null };

function MenuView({ path, menu }: Props) {
  const t = useReportMessages();
  const language = useLanguage();
  const { say } = useSay();
  const permission = usePermissions();
  const { search } = useLocation();
  const { branchId, branchName } = useSession();
  const period = usePeriod(menu.modes);
  const range = useMemo(() => reportDays({ mode: period.mode }, period.range), [period.mode, period.range]);
  const { data, previousData, error, loading, refetch } = useQuery<Data>(menu.document, {
    variables: menu.variables({ range, branchId, today: period.today }),
    fetchPolicy: 'cache-and-network',
    // If a figure cannot be read, the others are displayed.
    errorPolicy: 'all',
  });
  const answer = data ?? (loading ? previousData : undefined);
  const figures = answer && menu.figures(answer, period.today, say.word);
  const below = useSiteMap()
    .flatMap(placesOf)
    .find((place) => place.path === path)?.below;
  const lines: Line[] = [
    ...entriesOf(path)
      .filter(({ needs }) => !needs || permission(needs).canRead)
      .map(({ words, to }) => ({ to, label: words[language] })),
    ...(below ?? []).map((page) => ({ to: page.path, label: page.title[language] })),
  ].map((line) => ({ ...line, figure: figures?.[line.to] ?? (loading ? undefined : NONE) }));
  const tiers = answer && menu.tiers?.(answer);
  return (
    <InsightFrame path={path} title={t(menu.title)}>
      <PeriodBar period={period} compares={false} />
      {answer?.statistics ? (
        <WindowLine range={answer.statistics.range} branch={branchName} />
      ) : (
        <Typography role="status" color="textSecondary" sx={{ mb: 2 }}>
          {loading ? t('menu.loading') : NOTHING}
        </Typography>
      )}
      <Lines lines={lines} search={search} />
      {/* BI-54 */}
      {error && !loading && (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{t('menu.again')}</Button>}
          sx={{ mt: 3 }}
        >
          {t('report.failed')}
        </Alert>
      )}
      {tiers && tiers.length > 0 && (
        <Box component="section" sx={{ mt: 3 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {t('menu.tiers')}
          </Typography>
          <Lines
            lines={tiers.map(({ name, figure }) => ({ to: pathOf('each-loyalty', name), label: name, figure }))}
            search={search}
          />
        </Box>
      )}
    </InsightFrame>
  );
}

const NONE: MenuFigure = { value: null, unit: 'kinds' };

interface Line {
  readonly to: string;
  readonly label: string;
  /** undefined while it is loading. */
  readonly figure: MenuFigure | undefined;
}

function Lines({ lines, search }: { readonly lines: readonly Line[]; readonly search: string }) {
  const id = useId();
  const wordsOf = useFigureWords();
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <List disablePadding>
        {lines.map(({ to, label, figure }, at) => (
          <li key={to}>
            <ListItemButton
              component={Link}
              to={{ pathname: to, search }}
              aria-labelledby={`${id}-${at}`}
              aria-describedby={`${id}-${at}-figure`}
              sx={{ minHeight: 56, borderRadius: 0, columnGap: 2 }}
            >
              <Box component="span" sx={LINE}>
                <Typography id={`${id}-${at}`} component="span" sx={{ fontWeight: 600 }}>
                  {label}
                </Typography>
                <Typography id={`${id}-${at}-figure`} component="span" aria-busy={figure === undefined}>
                  {figure && wordsOf(figure)}
                </Typography>
              </Box>
              <ChevronRight color="action" />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Paper>
  );
}

/** A figure without room beside its name wraps below it. */
const LINE = {
  ...{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 },
  ...{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
} as const;

/** Returns a function that words the figure of a line: `ลาเต้ · 1,200.00 บาท`. */
function useFigureWords() {
  const t = useReportMessages();
  return ({ value, unit, of }: MenuFigure): string => {
    if (value == null) return NOTHING;
    const figure =
      unit === 'baht' ? formatTwoDecimals(value) : unit === 'back' ? formatShare(value) : formatCount(value);
    return [of, t(`figure.${unit}`, { figure, count: value })].filter(Boolean).join(' · ');
  };
}
