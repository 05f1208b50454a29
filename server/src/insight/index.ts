import type { Area } from '../gateway/Area.ts';
import { BreakdownRowFields } from './breakdown/readBreakdown.ts';
import { breakdownRecords } from './breakdown/records.ts';
import {
  createDashboard,
  DashboardFields,
  dashboard,
  dashboards,
  deleteDashboard,
  restoreDashboard,
  updateDashboard,
} from './dashboards/index.ts';
import { dashboardRecords } from './dashboards/records.ts';
import { PointsLiability } from './figures/index.ts';
import { PointsLiabilityByTier, pointsLiabilityByTier } from './figures/pointsLiabilityByTier.ts';
import { figureRecords } from './figures/records.ts';
import { healthRecords } from './healthRecords.ts';
import { memberRecords } from './memberRecords.ts';
import { noteRecords } from './notes/records.ts';
import { proofRecords } from './proof/records.ts';
import * as schedules from './schedules/index.ts';
import { scheduleRecords } from './schedules/records.ts';
import { reportScope, statisticsScope } from './scopeOf.ts';
import { seriesRecords } from './seriesRecords.ts';
import { soldRecords } from './soldRecords.ts';
import { Statistics } from './statistics.ts';
import { targetFigures } from './targets/target.ts';

export const insight: Area = {
  resolvers: {
    Query: {
      statistics: statisticsScope,
      report: reportScope,
      pointsLiabilityByTier,
      dashboards,
      dashboard,
      ...schedules.queries,
    },
    Mutation: { createDashboard, updateDashboard, restoreDashboard, deleteDashboard, ...schedules.mutations },
    Dashboard: DashboardFields,
    Statistics,
    BreakdownRow: BreakdownRowFields,
    PointsLiability,
    PointsLiabilityByTier,
  },
  records: [
    ...[...seriesRecords, ...memberRecords, ...soldRecords, ...healthRecords],
    ...[...breakdownRecords, ...figureRecords, ...proofRecords, ...dashboardRecords, ...noteRecords, targetFigures],
    ...scheduleRecords,
  ],
};
