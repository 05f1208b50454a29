/**
 * A `ref` that focuses an element once it appears. A function created while rendering would focus it again with every change.
 */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
