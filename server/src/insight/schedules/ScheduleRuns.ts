import { randomUUID } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { type DashboardBody, dashboardBody } from '@taem/domain/insight/dashboards/dashboardBody.ts';
import { dashboardFaults } from '@taem/domain/insight/dashboards/dashboardFaults.ts';
import { daysToJudge, judgeAlert } from '@taem/domain/insight/schedules/judgeAlert.ts';
import type { ScheduleBody } from '@taem/domain/insight/schedules/scheduleBody.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { ContextParts } from '../../gateway/context.ts';
import { listOf } from '../../gateway/envelope.ts';
import { GatewayUnavailable } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import type { ServerCalls } from '../../gateway/ServerCalls.ts';
import { runDashboard } from './runDashboard.ts';
import { figureName, sectionsOf } from './sectionsOf.ts';

/** A run that the gateway returns for a claim. */
interface ClaimedRun
  extends Pick<ScheduleBody, 'locale' | 'range' | 'by' | 'compare' | 'branch_id' | 'alert'>,
    DashboardBody {
  id: string;
  tries: number;
  today: string;
  access_token: string;
}

const EVERY_MS = 20_000;
const AT_ONCE = 3;
/** After this many tries a mail is sent with the figures available. */
const PATIENT_TRIES = 3;

/**
 * Runs due schedules: claims them at the gateway, runs the dashboard as its recipient, and returns the figures to the
 * gateway, which writes the mail. It keeps no state: if this process ends in between, the claim expires and another
 * process runs it.
 */
export class ScheduleRuns {
  private readonly schema: GraphQLSchema;
  private readonly parts: ContextParts;
  private readonly calls: ServerCalls;
  private readonly log: Pick<FastifyBaseLogger, 'warn' | 'debug'>;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private hasChecked = false;

  constructor(
    schema: GraphQLSchema,
    parts: ContextParts,
    calls: ServerCalls,
    log: Pick<FastifyBaseLogger, 'warn' | 'debug'>,
  ) {
    this.schema = schema;
    this.parts = parts;
    this.calls = calls;
    this.log = log;
  }

  /** Looks for due runs now, and then repeatedly. */
  start(): void {
    const look = () => {
      void this.look().finally(() => {
        if (this.isClosed) return;
        this.timer = setTimeout(look, EVERY_MS);
        this.timer.unref();
      });
    };
    look();
  }

  /** Stops looking. Runs in progress end with the connections; their claims expire, and another server runs them. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** Looks once; an unavailable gateway is called again next time. */
  private async look(): Promise<void> {
    try {
      await this.runDue();
      if (!this.hasChecked) await this.checkDashboards();
      this.hasChecked = true;
    } catch (error) {
      const isAway = error instanceof GatewayUnavailable;
      this.log[isAway ? 'debug' : 'warn']({ reason: String(error) }, 'due runs could not be requested');
    }
  }

  /** Runs everything that is due now; returns the number of runs. */
  async runDue(): Promise<number> {
    for (let count = 0; ; ) {
      const { runs } = (await this.ask('POST', '/schedule-runs/claim', { most: AT_ONCE })) as {
        runs: ClaimedRun[];
      };
      if (runs.length === 0 || this.isClosed) return count;
      await Promise.all(runs.map((run) => this.run(run)));
      count += runs.length;
    }
  }

  /** Reports which saved dashboards do not match the contract of this server, so that their owners can repair them. */
  async checkDashboards(): Promise<readonly string[]> {
    const { rows } = listOf(await this.ask('GET', '/dashboard-documents'), 'dashboards');
    const bad: { id: string; fault: string }[] = [];
    for (const { id, document, variables } of rows) {
      // Other requests are served between two of them.
      await pause();
      const [fault] = dashboardFaults(String(document), String(variables), this.schema);
      if (fault) bad.push({ id: String(id), fault: fault.message });
    }
    if (bad.length > 0) this.log.warn({ dashboards: bad }, `${bad.length} saved dashboards do not fit the contract`);
    return bad.map(({ id }) => id);
  }

  private async run(run: ClaimedRun): Promise<void> {
    const result = await this.resultOf(run).catch((error: unknown) => {
      this.log.warn({ run: run.id, reason: String(error) }, 'a schedule could not be run');
      return { sections: null, verdict: null };
    });
    await this.ask('POST', `/schedule-runs/${inAddress(run.id)}`, { tries: run.tries, ...result });
  }

  private async resultOf({ tries, today, access_token, locale, alert, ...run }: ClaimedRun) {
    const caller = { token: access_token, requestId: randomUUID(), caller: '', client: 'schedule', locale };
    const { document, variables, parts } = run;
    // Users wrote the dashboard, so nothing in it is trusted.
    const body = dashboardBody.parse({ document, variables, parts });
    const bound = given({ by: run.by, compare: run.compare, branchId: run.branch_id });
    const ask = (more: object) => runDashboard(this.schema, this.parts, caller, body, { ...bound, ...more }, today);
    const dashboard = await ask({ range: { last: run.range } });
    if (dashboard.isPassing && tries < PATIENT_TRIES) return { sections: null, verdict: null };
    const judged = alert?.condition === 'UNUSUAL' ? await ask({ range: daysToJudge(today), by: 'DAY' }) : dashboard;
    const watched = alert && judged.parts.find(({ part }) => part.path === alert.path);
    const language = locale === 'en-US' ? 'en' : 'th';
    const alertText = alert &&
      watched && { ...judgeAlert(alert, watched, today), label: figureName(watched, alert.figure, language) };
    return { sections: sectionsOf(dashboard.parts, language), verdict: alertText || null };
  }

  private ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    return this.calls.ask({ requestId: randomUUID(), caller: '' }, (gateway) =>
      method === 'GET' ? gateway.get(path) : gateway.post(path, body),
    );
  }
}

const given = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
