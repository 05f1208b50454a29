import type { ComponentType } from 'react';
import { late } from '../app/late.tsx';
import { ErrorView } from './ErrorView.tsx';
import { LoadingView } from './LoadingView.tsx';

/** A late part that fills a tab or a page: its outline until it is there, and the way to try again where it cannot be fetched. */
export const latePanel = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  late(load, (_props, again) => (again ? <ErrorView onRetry={again} /> : <LoadingView />));
