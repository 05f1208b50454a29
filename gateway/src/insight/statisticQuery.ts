import { Type } from '@sinclair/typebox';
import { listQueryOf } from '../resource/listQuery.ts';
import { pascal } from '../resource/resourceOperations.ts';
import type { Statistic } from './defineStatistic.ts';
import { daysByOtherNames, periodTypeParameters, soFarParameters } from './readPeriod.ts';

export const statisticParameters = { ...periodTypeParameters, ...daysByOtherNames, ...soFarParameters };

/** Returns the name of a statistic among the names of records. */
export const statisticName = (path: string) => `Stat${pascal(path)}`;

/** Returns the statistic with every field that it can have. */
export const wholeStatistic = ({ resource }: Statistic) => resource(() => true);

/** Returns the query schema of a statistic: its days, and the parameters of a list. */
export const statisticQuery = (statistic: Statistic) =>
  Type.Object({
    ...statisticParameters,
    ...listQueryOf(wholeStatistic(statistic), statisticName(statistic.path)).properties,
  });
