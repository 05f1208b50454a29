import Play from '@mui/icons-material/PlayArrowRounded';
import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import { fieldPaths } from '@taem/domain/contract/operationText.ts';
import { dashboardFaults } from '@taem/domain/insight/dashboards/dashboardFaults.ts';
import { toggleField } from '@taem/domain/insight/dashboards/documentText.ts';
import { layOut } from '@taem/domain/insight/dashboards/layOut.ts';
import { openingDays, withOpeningDays } from '@taem/domain/insight/dashboards/openingDays.ts';
import { asksBefore, readDocument } from '@taem/domain/insight/dashboards/readDocument.ts';
import type { GraphQLSchema } from 'graphql';
import { useEffect, useMemo, useRef, useState } from 'react';
import { late } from '../../app/late.tsx';
import { panelInstead } from '../../ui/panelInstead.tsx';
import { radius } from '../../ui/tokens.ts';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import type { SavedDashboardFragment } from '../gql/graphql.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { CostLine } from './CostLine.tsx';
import { Faults } from './Faults.tsx';
import { FigureTree } from './FigureTree.tsx';
import { Layout } from './Layout.tsx';
import { useDashboardMessages } from './messages.ts';
import { RunDaysLine } from './RunDaysLine.tsx';
import { refusalOf, variablesOf } from './runDocument.ts';
import { SaveBar } from './SaveBar.tsx';
import { draftOf, EMPTY, partsAfter, useDraft } from './useDraft.ts';
import { usePageVariables } from './usePageVariables.ts';
import { useRun } from './useRun.ts';

const DocumentEditor = late(async () => (await import('./DocumentEditor.tsx')).DocumentEditor, panelInstead);
const VariablesField = late(async () => (await import('./VariablesField.tsx')).VariablesField);

interface Props {
  readonly schema: GraphQLSchema;
  /** Name of its draft: the dashboard's id, or the slot that another page handed over; null for a new one. */
  readonly slot: string | null;
  /** null for a new one. */
  readonly dashboard: SavedDashboardFragment | null;
  readonly onReload: () => Promise<SavedDashboardFragment | null>;
}

/** Fields, document and result, side by side; the text is decisive, the ticks are derived from it. */
export function Workbench({ schema, slot, dashboard, onReload }: Props) {
  const t = useDashboardMessages();
  const saved = useMemo(() => (dashboard ? draftOf(dashboard) : EMPTY), [dashboard]);
  const { draft, isRestored, change, put } = useDraft(slot, saved, schema);
  const [first] = useState(draft.document);
  const opening = useMemo(() => openingDays(dashboard?.document ?? first), [dashboard, first]);
  const { period, page, key } = usePageVariables(opening);
  const { run, running, failed, start } = useRun();
  const [isNoticed, setNoticed] = useState(isRestored && (slot === null || dashboard !== null));
  const latest = useRef({ draft, page });
  latest.current = { draft, page };
  const { document, variables } = draft;

  const read = useMemo(() => readDocument(document), [document]);
  const ticked = useMemo(() => (read.ok ? fieldPaths(read.read) : new Set<string>()), [read]);
  const faults = useMemo(
    () => (document.trim() === '' ? [] : dashboardFaults(document, variables, schema)),
    [document, variables, schema],
  );
  const laidOut = useMemo(() => layOut(draft, schema, run?.answer ?? {}, run?.sent), [draft, schema, run]);

  const refused = refusalOf(run);

  const runNow = (text = latest.current.draft.document) => {
    if (text.trim() !== '') void start(text, latest.current.draft.variables, latest.current.page);
  };
  const write = (now: string) => {
    const { draft: current } = latest.current;
    if (now === current.document) return;
    change({ document: now, parts: partsAfter(current.parts, { before: current.document, now }, schema) });
  };
  const toggle = (path: readonly string[]) => {
    const now = toggleField(latest.current.draft.document, path, schema);
    if (now === null) return;
    write(now);
    runNow(now);
  };
  // Runs earlier text at once, so that it has figures, and runs again when the days change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the page gives.
  useEffect(() => runNow(), [key]);

  const use = (line: number, column: number, name: string, nearest: string) => {
    const lines = document.split('\n');
    const at = lines[line - 1];
    if (at?.startsWith(name, column - 1))
      lines[line - 1] = at.slice(0, column - 1) + nearest + at.slice(column - 1 + name.length);
    write(lines.join('\n'));
  };

  return (
    <InsightFrame
      path="/insight/dashboards"
      title={dashboard?.name ?? t('bench.title')}
      actions={
        <SaveBar
          dashboard={dashboard}
          // Stores the chosen days, with which it opens the next time.
          draft={{
            ...draft,
            document: withOpeningDays(document, { period: period.chosen, compare: period.compare }),
          }}
          onSaved={(now, isElsewhere) => (isElsewhere ? change({ version: now.version }) : put(draftOf(now)))}
          onReload={async () => {
            const now = await onReload();
            if (now) put(draftOf(now));
          }}
        />
      }
    >
      {isNoticed && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button
              color="inherit"
              onClick={() => {
                setNoticed(false);
                put(saved);
                runNow(saved.document);
              }}
            >
              {t('bench.discard')}
            </Button>
          }
          onClose={() => setNoticed(false)}
        >
          {t('bench.restored')}
        </Alert>
      )}
      {dashboard && !dashboard.mayChange && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('bench.readOnly')}
        </Alert>
      )}
      <PeriodBar period={period} compares={asksBefore(document)}>
        <Button
          variant="contained"
          startIcon={<Play />}
          loading={running}
          // The label stays while loading: without it a phone shows an empty button.
          loadingPosition="start"
          disabled={!read.ok}
          title="Ctrl-Enter"
          onClick={() => runNow()}
        >
          {t('action.run')}
        </Button>
      </PeriodBar>
      <Box sx={SIDES}>
        <Paper variant="outlined" sx={{ ...SHEET, maxHeight: { xs: '60vh', md: '70vh' }, overflow: 'auto' }}>
          <FigureTree schema={schema} ticked={ticked} disabled={!read.ok && document.trim() !== ''} onToggle={toggle} />
        </Paper>
        <Paper
          variant="outlined"
          component="section"
          aria-label={t('bench.document')}
          sx={{ ...SHEET, maxHeight: { xs: '60vh', md: '70vh' }, overflow: 'auto' }}
        >
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {t('bench.document')}
          </Typography>
          <DocumentEditor
            text={document}
            schema={schema}
            label={t('bench.document')}
            onChange={write}
            onRun={() => runNow()}
          />
          <VariablesField
            {...{ schema, read }}
            text={variables}
            onChange={(now) => change({ variables: now })}
            onDone={() => runNow()}
          />
          <CostLine schema={schema} text={document} variables={variablesOf(document, variables, page)} run={run} />
        </Paper>
      </Box>
      <Faults
        faults={faults}
        refused={refused}
        onUse={({ line, column, name }, nearest) => use(line ?? 1, column ?? 1, name ?? '', nearest)}
      />
      {failed && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('bench.notRun')}
        </Alert>
      )}
      {running && <LinearProgress aria-label={t('bench.loading')} sx={{ mb: 2 }} />}
      {document.trim() === '' ? (
        <Typography color="textSecondary" sx={{ textAlign: 'center', py: 4 }}>
          {t('bench.empty')}
        </Typography>
      ) : (
        <>
          <RunDaysLine run={run} laidOut={laidOut} />
          <Layout
            laidOut={laidOut}
            isWaiting={run === null}
            isRefused={refused !== null}
            onChange={(parts) => change({ parts })}
          />
        </>
      )}
    </InsightFrame>
  );
}

const SIDES = {
  display: 'grid',
  gap: 2,
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(260px, 1fr) minmax(0, 1.4fr)' },
  alignItems: 'start',
} as const;
const SHEET = { p: 2, borderRadius: radius.card, minWidth: 0 } as const;
