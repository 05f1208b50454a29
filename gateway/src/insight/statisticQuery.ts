import { Type } from '@sinclair/typebox';
import { listQueryOf } from '../resource/listQuery.ts';
import { pascal } from '../resource/resourceOperations.ts';
import type { Statistic } from './defineStatistic.ts';
import { daysByOtherNames, periodTypeParameters, soFarParameters } from './readPeriod.ts';

export const statisticParameters = { ...periodTypeParameters, ...daysByOtherNames, ...soFarParameters };

/** The name of a statistic among those of records. */
export const statisticName = (path: string) => `Stat${pascal(path)}`;

/** Every field that a statistic may have. */
export const wholeStatistic = ({ resource }: Statistic) => resource(() => true);

/** The query of a statistic: its days, and the parameters of a list. */
export const statisticQuery = (statistic: Statistic) =>
  Type.Object({
    ...statisticParameters,
    ...listQueryOf(wholeStatistic(statistic), statisticName(statistic.path)).properties,
  });
