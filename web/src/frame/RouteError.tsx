import { useRouteError } from 'react-router-dom';
import { BrokenPage } from './BrokenPage.tsx';

/** A page that could not be drawn. Inside the layout the rest of the shell keeps working. */
export function RouteError() {
  return <BrokenPage error={useRouteError()} />;
}
