/** The `ref` of what has the focus once it appears. One made while rendering would take it again with every change. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
