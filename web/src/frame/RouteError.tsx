import { useRouteError } from 'react-router-dom';
import { BrokenPage } from './BrokenPage.tsx';

/** Displayed when a page could not be drawn. Inside the layout the rest of the shell keeps working. */
export function RouteError() {
  return <BrokenPage error={useRouteError()} />;
}
