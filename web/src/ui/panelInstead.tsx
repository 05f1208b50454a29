import { ErrorView } from './ErrorView.tsx';
import { LoadingView } from './LoadingView.tsx';

/** In place of a late part that fills a tab or a page: its outline, and the way to try again where it cannot be fetched. */
export const panelInstead = (_props: object, again: (() => void) | undefined) =>
  again ? <ErrorView onRetry={again} /> : <LoadingView />;
